import { use } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { PanelContext } from '../frame/panel.ts';

/** Shown in place of more than ten lines, which a reader cannot distinguish; the table shows them. */
export function TooManySeries({ count }: { count: number }) {
  const t = useWords(words);
  const panel = use(PanelContext);
  return (
    <Middle>
      <p>{t.tooMany(count)}</p>
      {panel && (
        <Button kind="soft" onPress={() => panel.choose('table')}>
          {t.seeTable}
        </Button>
      )}
    </Middle>
  );
}

const words = bilingual({
  tooMany: [
    (count: number) => `共 ${count} 条线，超过 10 条无法分辨，请看表格。`,
    (count: number) => `${count} lines are too many to tell apart (10 at most). View them in the table.`,
  ],
  seeTable: ['查看表格', 'View table'],
});

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  height: 100%;
  color: var(--color-text-secondary);
  text-align: center;
`;
