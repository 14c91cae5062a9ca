import type { Report } from '#screens/kit/report/view/index.ts';
import { WhyDrawer } from '#screens/kit/report/why/index.ts';
import { ReportFrame, type ReportFrameProps } from './ReportFrame.tsx';

interface ReportPageProps extends ReportFrameProps {
  /** Whose number the drawer explains, where that is one of two segments. */
  explained?: Report;
}

/** The page of a report whose answer is rows, with the drawer that explains one of their numbers. */
export function ReportPage({ explained, children, ...frame }: ReportPageProps) {
  return (
    <ReportFrame {...frame}>
      {children}
      <WhyDrawer of={explained ?? frame.of} />
    </ReportFrame>
  );
}
