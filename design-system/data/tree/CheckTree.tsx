import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, type Key } from 'react-aria-components';
import styled from 'styled-components';
import { Checkbox } from '../../fields/checkbox/Checkbox.tsx';
import { fingerRoom } from '../../foundation/finger.ts';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { setCheck, stateOf, type CheckColumn, type Checks, type TreeNode } from './checks.ts';

interface CheckTreeProps {
  label: string;
  /** The head over the names: 页面, 菜单. */
  heading: string;
  nodes: readonly TreeNode[];
  columns: readonly CheckColumn[];
  value: Checks;
  onChange: (value: Checks) => void;
  /** Lines that differ from what is saved, and the word that says how. */
  changed?: ReadonlyMap<string, string>;
  isReadOnly?: boolean;
}

/** A tree with one or more checks a line, for rights. A branch checks all that is below it. */
export function CheckTree({ label, heading, nodes, columns, value, onChange, changed, isReadOnly }: CheckTreeProps) {
  const headId = useId();
  const branches = nodes.filter(({ children }) => children?.length).map(({ id }): Key => id);
  return (
    <Sheet style={{ '--checks': columns.length }}>
      <Head id={headId}>
        <span>{heading}</span>
        {columns.map((column) => (
          <span key={column.id}>{column.label}</span>
        ))}
      </Head>
      <Tree
        aria-label={label}
        defaultExpandedKeys={branches}
        disabledBehavior="selection"
        items={nodes}
        dependencies={[value, changed, isReadOnly]}
      >
        {function line(node: TreeNode) {
          return (
            <Item id={node.id} textValue={node.label} data-changed={changed?.has(node.id) || undefined}>
              <TreeItemContent>
                {({ isExpanded, level }) => (
                  <Line style={{ '--level': level - 1 }} data-branch={Boolean(node.children?.length) || undefined}>
                    <Name node={node} note={changed?.get(node.id)} isExpanded={isExpanded} />
                    {columns.map((column) => {
                      const state = stateOf(node, value[column.id]);
                      return (
                        <Checkbox
                          key={column.id}
                          label={`${column.label} ${node.label}`}
                          isLabelHidden
                          value={state === 'all'}
                          isIndeterminate={state === 'some'}
                          isDisabled={node.isDisabled}
                          isReadOnly={isReadOnly}
                          onChange={(isOn) => onChange(setCheck(value, columns, column.id, node, isOn))}
                        />
                      );
                    })}
                  </Line>
                )}
              </TreeItemContent>
              <Collection items={node.children ?? []} dependencies={[value, changed, isReadOnly]}>
                {line}
              </Collection>
            </Item>
          );
        }}
      </Tree>
    </Sheet>
  );
}

function Name({ node, note, isExpanded }: { node: TreeNode; note: string | undefined; isExpanded: boolean }) {
  const t = useWords(words);
  return (
    <Label>
      {node.children?.length ? (
        <Chevron slot="chevron" aria-label={isExpanded ? t.fold : t.unfold} data-open={isExpanded || undefined}>
          <Icon of={ChevronDown} size="sm" />
        </Chevron>
      ) : null}
      <span>{node.label}</span>
      {node.note && <Note>{node.note}</Note>}
      {note && <Tag kind="accent">{note}</Tag>}
    </Label>
  );
}

const words = bilingual({ fold: ['收起', 'Collapse'], unfold: ['展开', 'Expand'] });

const Sheet = styled.div`
  --line-columns: minmax(0, 1fr) repeat(var(--checks), 76px);
  min-width: 0;

  ${phone} {
    --line-columns: minmax(0, 1fr) repeat(var(--checks), 56px);
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: var(--line-columns);
  align-items: center;
  height: 34px;
  padding: 0 var(--space-3);
  border-bottom: 1px solid var(--color-border-strong);
  background: var(--color-bg-sunken);
  font: 500 12px/18px var(--font-sans);
  color: var(--color-text-secondary);

  & > :not(:first-child) {
    text-align: center;
  }
`;

const Item = styled(TreeItem)`
  outline-offset: -2px;

  &[aria-level='1']:not(:first-child) {
    border-top: 1px solid var(--color-border-subtle);
  }

  &[data-hovered] {
    background: var(--color-bg-hover);
  }

  &[data-changed] {
    background: var(--color-bg-selected);
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: var(--line-columns);
  align-items: center;
  justify-items: center;
  min-height: 29px;
  padding: 0 var(--space-3);

  &[data-branch] {
    min-height: 32px;
    font-weight: 600;
  }

  ${phone} {
    min-height: var(--size-touch-min);
  }
`;

const Label = styled.div`
  justify-self: start;
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  min-width: 0;
  /* Leaves stand under the words of their branch, not under its chevron. */
  padding-left: calc(max(0, var(--level) - 1) * 20px + 2px);

  & > span:first-child {
    padding-left: 22px;
  }
`;

const Chevron = styled(Button)`
  ${fingerRoom}

  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: var(--color-text-tertiary);
  cursor: pointer;
  transform: rotate(-90deg);
  transition: transform var(--motion-duration-fast);

  &[data-open] {
    transform: none;
  }
`;

const Note = styled.span`
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;
