import { use } from 'react';
import { ReportContext } from '../../foundation/failure.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';

/** Opens a report where something failed, if the product takes reports. `onPress` comes first. Facts about the failure are Details. */
export function ReportProblem({ onPress }: { onPress?: () => void }) {
  const t = useWords(words);
  const report = use(ReportContext);
  return (
    report && (
      <Button
        kind="ghost"
        onPress={() => {
          onPress?.();
          report();
        }}
      >
        {t.report}
      </Button>
    )
  );
}

const words = bilingual({ report: ['报告问题', 'Report a problem'] });
