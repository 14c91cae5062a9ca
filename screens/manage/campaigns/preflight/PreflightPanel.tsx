import { RotateCw } from 'lucide-react';
import { Button, CheckList, Panel, useWords } from '#design-system';
import type { Finding } from './facts.ts';
import { useFindingWords, type FixPlaces } from './useFindingWords.tsx';
import { words } from './words.ts';

interface PreflightPanelProps extends FixPlaces {
  findings: readonly Finding[];
  isChecking: boolean;
  onAgain: () => void;
}

/** Everything that is checked before money is spent, with the fix one press away. It says what it cannot check. */
export function PreflightPanel({ findings, isChecking, onAgain, ...places }: PreflightPanelProps) {
  const t = useWords(words);
  const lineOf = useFindingWords(places);
  return (
    <Panel
      title={t.title}
      actions={
        <Button kind="ghost" size="sm" icon={RotateCw} isBusy={isChecking} onPress={onAgain}>
          {t.again}
        </Button>
      }
    >
      <CheckList label={t.title} checks={findings.map(lineOf)} note={t.note} />
    </Panel>
  );
}
