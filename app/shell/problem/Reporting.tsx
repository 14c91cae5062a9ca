import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { Boundary, ReportContext } from '#design-system';
import { lazyPart } from '../../lib/lazyPart.ts';

const ReportDialog = lazyPart('report-problem', async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** Lets every part inside offer a report about what the reader sees. */
export function Reporting({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ReportContext value={useCallback(() => setOpen(true), [])}>
      {children}
      {/* Without a network the dialog may not load. The page that has failed stays. */}
      {isOpen && (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <ReportDialog onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </ReportContext>
  );
}
