import { bilingual, Button, useWords } from '#design-system';

/** Opens a report of this tab. */
export function ReportButton({ onPress }: { onPress: () => void }) {
  const t = useWords(words);
  return (
    <Button kind="ghost" onPress={onPress}>
      {t.report}
    </Button>
  );
}

const words = bilingual({ report: ['报告问题', 'Report a problem'] });
