/** One line of a checkable tree. */
export interface TreeNode {
  id: string;
  label: string;
  /** Said quietly beside the label. */
  note?: string;
  isDisabled?: boolean;
  children?: readonly TreeNode[];
}

/** One column of checks. With `needs`, a check here brings the needed one along, and losing that one loses this. */
export interface CheckColumn {
  id: string;
  label: string;
  needs?: string;
}

/** Leaves that are checked, by column. A branch has no check of its own: it is what its leaves are. */
export type Checks = Readonly<Record<string, ReadonlySet<string>>>;

export type CheckState = 'all' | 'some' | 'none';

export function leavesOf(node: TreeNode): TreeNode[] {
  return node.children?.length ? node.children.flatMap(leavesOf) : [node];
}

export function stateOf(node: TreeNode, checked: ReadonlySet<string> = new Set()): CheckState {
  const leaves = leavesOf(node);
  const count = leaves.filter(({ id }) => checked.has(id)).length;
  return count === 0 ? 'none' : count === leaves.length ? 'all' : 'some';
}

/** Checks or unchecks a line in a column, with all below it that may be changed, and what other columns owe to it. */
export function setCheck(checks: Checks, columns: readonly CheckColumn[], column: string, node: TreeNode, isOn: boolean): Checks {
  const ids = leavesOf(node)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ id }) => id);
  const next = new Map(Object.entries(checks));
  const change = (name: string) => {
    const set = new Set(next.get(name));
    for (const id of ids) {
      if (isOn) set.add(id);
      else set.delete(id);
    }
    next.set(name, set);
  };
  for (const name of isOn ? needed(columns, column) : dependent(columns, column)) change(name);
  return Object.fromEntries(next);
}

function needed(columns: readonly CheckColumn[], column: string): Set<string> {
  const names = new Set([column]);
  for (const name of names) {
    const needs = columns.find(({ id }) => id === name)?.needs;
    if (needs) names.add(needs);
  }
  return names;
}

function dependent(columns: readonly CheckColumn[], column: string): Set<string> {
  const names = new Set([column]);
  for (const name of names) for (const other of columns) if (other.needs === name) names.add(other.id);
  return names;
}
