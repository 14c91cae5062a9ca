import { ZoomOut } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';

/** Leads back from a stretch to the whole. Stands in the corner of the plot. */
export function ResetZoom({ onPress }: { onPress: () => void }) {
  const t = useWords(words);
  return (
    <Corner data-picture="none">
      <Button size="sm" kind="soft" icon={ZoomOut} onPress={onPress}>
        {t.reset}
      </Button>
    </Corner>
  );
}

const words = bilingual({ reset: ['显示全部', 'Show all'] });

const Corner = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
`;
