import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useAcceptedKinds } from './useAcceptedKinds.ts';
import { fileSize, type Limits, type Rejection } from './filterFiles.ts';

interface RejectedFilesProps {
  rejections: readonly Rejection[];
  limits: Limits;
}

/** One sentence for each rejected file: its name, the reason, and what is accepted. */
export function RejectedFiles({ rejections, limits }: RejectedFilesProps) {
  const t = useWords(words);
  const kinds = useAcceptedKinds(limits.accept);
  const sentence = ({ why, file: { name, size } }: Rejection) =>
    ({
      kind: t.kind(name, kinds),
      size: t.size(name, fileSize(size), fileSize(limits.maxBytes)),
      empty: t.empty(name),
      twice: t.twice(name),
      many: t.many(name, limits.maxFiles),
    })[why];
  return (
    <MessageArea>
      {rejections.length > 0 && (
        <List>
          {[...new Set(rejections.map(sentence))].map((words) => (
            <Line key={words}>
              <Icon of={TriangleAlert} size="sm" />
              <span>{words}</span>
            </Line>
          ))}
        </List>
      )}
    </MessageArea>
  );
}

const words = bilingual({
  kind: [
    (name: string, kinds: string) => `“${name}”的类型不支持，请换成 ${kinds}`,
    (name: string, kinds: string) => `“${name}” isn’t a supported type. Use ${kinds}`,
  ],
  size: [
    (name: string, size: string, max: string) => `“${name}”有 ${size}，超过 ${max}，请拆分或压缩`,
    (name: string, size: string, max: string) => `“${name}” is ${size}, over the ${max} limit. Split or compress it`,
  ],
  empty: [(name: string) => `“${name}”是空文件`, (name: string) => `“${name}” is empty`],
  twice: [(name: string) => `“${name}”已在列表里`, (name: string) => `“${name}” is already in the list`],
  many: [
    (name: string, max: number) => `最多 ${max} 个文件，“${name}”没有加入`,
    (name: string, max: number) => `Up to ${max} ${max === 1 ? 'file' : 'files'}. “${name}” wasn’t added`,
  ],
});

// Always rendered, so that screen readers announce what appears in it. It takes no space while empty.
const MessageArea = styled.output`
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
