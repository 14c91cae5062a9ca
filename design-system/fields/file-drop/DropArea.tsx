import { Upload } from 'lucide-react';
import { DropZone, FileTrigger, isFileDropItem, Text, type DropItem } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useAcceptedKinds } from './useAcceptedKinds.ts';
import { fileSize, type Limits } from './filterFiles.ts';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

interface DropAreaProps {
  limits: Limits;
  name: string | undefined;
  isDisabled: boolean | undefined;
  isInvalid: boolean;
  onOffer: (files: File[]) => void;
  chooseRef: ((element: HTMLButtonElement | null) => void) | undefined;
}

/** Where files are dropped, pasted or chosen, with what fits written on it. */
export function DropArea({ limits, name, isDisabled = false, isInvalid, onOffer, chooseRef }: DropAreaProps) {
  const t = useWords(words);
  const kinds = useAcceptedKinds(limits.accept);
  const drop = async (items: DropItem[]) => {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
    if (files.length > 0) onOffer(files);
  };
  return (
    <Area isDisabled={isDisabled} data-invalid={isInvalid || undefined} onDrop={({ items }) => void drop(items)}>
      <Icon of={Upload} />
      <Words>
        <Lead slot="label">{t.drop}</Lead>
        <FileTrigger
          acceptedFileTypes={limits.accept}
          allowsMultiple={limits.maxFiles > 1}
          onSelect={(files) => files && onOffer([...files])}
          {...(name && { name })}
        >
          <Button size="sm" isDisabled={isDisabled} data-choose ref={chooseRef ?? null}>
            {t.choose}
          </Button>
        </FileTrigger>
      </Words>
      <Fits>
        {kinds && `${kinds} · `}
        {t.size(fileSize(limits.maxBytes))}
        {limits.maxFiles > 1 && ` · ${t.many(limits.maxFiles)}`}
      </Fits>
    </Area>
  );
}

const words = bilingual({
  drop: ['把文件拖到这里，或', 'Drag files here or'],
  choose: ['选择文件', 'Choose files'],
  size: [(size: string) => `不超过 ${size}`, (size: string) => `up to ${size}`],
  many: [(n: number) => `最多 ${n} 个`, (n: number) => `up to ${n} ${n === 1 ? 'file' : 'files'}`],
});

const Area = styled(DropZone)`
  display: grid;
  justify-items: center;
  gap: var(--space-1h);
  padding: var(--space-4);
  border: 1px dashed var(--color-border-control);
  border-radius: var(--radius-sm);
  background: var(--color-bg-surface);
  color: var(--color-text-tertiary);
  text-align: center;

  &[data-hovered] {
    border-color: var(--color-text-secondary);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: var(--color-negative-solid);
  }
  &[data-drop-target] {
    border: 1px solid var(--color-accent-solid);
    background: var(--color-bg-selected);
    color: var(--color-accent-solid);
  }
  &[data-disabled] {
    border-color: var(--color-border-default);
    background: var(--color-bg-disabled);
  }
  ${phone} {
    & [data-choose] {
      height: var(--density-control);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1h) var(--space-2);
`;

const Lead = styled(Text)`
  color: var(--color-text-secondary);

  [data-disabled] & {
    color: inherit;
  }
  /* Nobody drags files with a finger, but the zone keeps its name. */
  @media (pointer: coarse) {
    ${unseen}
  }
`;

const Fits = styled.span`
  font: var(--type-caption);
  color: inherit;
`;
