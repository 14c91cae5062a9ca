import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useKinds } from './kinds.ts';
import { fileSize, type Limits, type Refusal } from './sift.ts';

interface RefusedProps {
  refusals: readonly Refusal[];
  limits: Limits;
}

/** One sentence for each file that was not taken: which, why, and what would fit. */
export function Refused({ refusals, limits }: RefusedProps) {
  const t = useWords(words);
  const kinds = useKinds(limits.accept);
  const sentence = ({ why, file: { name, size } }: Refusal) =>
    ({
      kind: t.kind(name, kinds),
      size: t.size(name, fileSize(size), fileSize(limits.maxBytes)),
      empty: t.empty(name),
      twice: t.twice(name),
      many: t.many(name, limits.maxFiles),
    })[why];
  return (
    <Said>
      {refusals.length > 0 && (
        <List>
          {[...new Set(refusals.map(sentence))].map((words) => (
            <Line key={words}>
              <Icon of={TriangleAlert} size="sm" />
              <span>{words}</span>
            </Line>
          ))}
        </List>
      )}
    </Said>
  );
}

const words = bilingual({
  kind: [
    (name: string, kinds: string) => `“${name}”不是可用的类型，请换成 ${kinds}`,
    (name: string, kinds: string) => `“${name}” is not of a kind that fits; use ${kinds}`,
  ],
  size: [
    (name: string, size: string, max: string) => `“${name}”有 ${size}，超过 ${max}，请拆分或压缩`,
    (name: string, size: string, max: string) => `“${name}” has ${size}, more than ${max}; split or compress it`,
  ],
  empty: [(name: string) => `“${name}”是空文件`, (name: string) => `“${name}” is empty`],
  twice: [(name: string) => `“${name}”已在列表里`, (name: string) => `“${name}” is already in the list`],
  many: [
    (name: string, max: number) => `最多 ${max} 个文件，“${name}”没有加入`,
    (name: string, max: number) => `${max} files at most; “${name}” was left out`,
  ],
});

// Always there, so that what appears in it is read out; empty it takes no place.
const Said = styled.output`
  &:empty {
    position: absolute;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-half);
`;

const Line = styled.li`
  display: flex;
  gap: var(--space-1);
  font: var(--type-caption);
  color: var(--color-warning-text);
  overflow-wrap: anywhere;

  & > :first-child {
    margin-top: 2px;
  }
`;
