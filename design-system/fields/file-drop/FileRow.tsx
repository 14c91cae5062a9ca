import { CircleAlert, CircleCheck, FileText } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Dismiss } from '../../primitives/dismiss/Dismiss.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { fileSize } from './filterFiles.ts';

export type FileState = { is: 'waiting' } | { is: 'uploading'; share: number } | { is: 'done' } | { is: 'failed'; why: string };

interface FileRowProps {
  file: File;
  state: FileState;
  onRemove?: () => void;
}

/** One chosen file: name, size, upload progress, and the button that removes it. */
export function FileRow({ file, state, onRemove }: FileRowProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const id = useId();
  return (
    <Row aria-busy={state.is === 'uploading' || undefined}>
      <Sign data-state={state.is}>
        <Icon of={signs[state.is]} label={labelOf(state, t)} />
      </Sign>
      <Name id={`${id}-name`} title={file.name}>
        {file.name}
      </Name>
      <Fact data-state={state.is}>
        {state.is === 'uploading' && `${figureText(Math.round(state.share * 100), locale)}% · `}
        {state.is === 'failed' ? state.why : fileSize(file.size)}
      </Fact>
      {onRemove && <Dismiss label={t.remove} id={`${id}-remove`} of={`${id}-name`} onPress={onRemove} />}
      {state.is === 'uploading' && (
        <Bar>
          <Progress label={t.uploading(file.name)} value={state.share} />
        </Bar>
      )}
    </Row>
  );
}

const signs = { waiting: FileText, uploading: FileText, done: CircleCheck, failed: CircleAlert };

const labelOf = ({ is }: FileState, t: { done: string; failed: string }) => (is === 'done' ? t.done : is === 'failed' ? t.failed : '');

const words = bilingual({
  remove: ['移除', 'Remove'],
  done: ['已上传', 'Uploaded'],
  failed: ['失败', 'Failed'],
  uploading: [(name: string) => `正在上传 ${name}`, (name: string) => `Uploading ${name}`],
});

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: var(--density-row);
  padding: var(--space-1) 0;
  border-bottom: 1px solid var(--color-border-subtle);
`;

const Sign = styled.span`
  display: inline-flex;
  color: var(--color-text-tertiary);

  &[data-state='done'] {
    color: var(--color-positive-text);
  }
  &[data-state='failed'] {
    color: var(--color-negative-text);
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Fact = styled.span`
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-tertiary);

  &[data-state='failed'] {
    color: var(--color-negative-text);
  }
`;

const Bar = styled.div`
  grid-column: 2 / -1;
  padding-bottom: var(--space-1);
`;
