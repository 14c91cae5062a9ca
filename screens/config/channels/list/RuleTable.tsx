import { ArrowDown, ArrowUp, Pencil, Trash2, Upload, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { Empty, MenuDivider, MenuItem, NameLink, Note, Panel, Stack, Status, Table, useWords, type Column } from '#design-system';
import type { ChannelRule } from '#app/api/ours/apps/rules.ts';
import { conflictsOf, movedIds } from '../ruleLogic.ts';
import { useRuleWords } from '../useRuleWords.ts';
import { words } from '../words.ts';
import { useRuleActs } from './useRuleActs.tsx';

interface RuleTableProps {
  rules: readonly ChannelRule[];
  nameOf: (channel: number) => string;
  mayEdit: boolean;
}

/** The rules in the order in which they count, with those that contradict each other. */
export function RuleTable({ rules, nameOf, mayEdit }: RuleTableProps) {
  const t = useWords(words);
  const { scopeOf, effectOf } = useRuleWords(nameOf);
  const conflicts = conflictsOf(rules);
  // Here, and not in the menu: it is gone while a question stands.
  const acts = useRuleActs(rules);
  const columns = useMemo(
    (): readonly Column<ChannelRule>[] => [
      {
        id: 'name',
        title: t.rule,
        value: ({ name }) => name,
        canSort: false,
        width: 220,
        phone: 'title',
        cell: ({ id, name }) => (mayEdit ? <NameLink href={`/config/addRule?id=${id}`}>{name}</NameLink> : name),
      },
      { id: 'scope', title: t.forWhom, value: scopeOf, canSort: false, width: 220, phone: 'line' },
      { id: 'effect', title: t.effect, value: effectOf, canSort: false, width: 300, phone: 'line' },
      {
        id: 'state',
        title: t.state,
        value: ({ isEnabled }) => (isEnabled ? t.published : t.draft),
        canSort: false,
        width: 110,
        phone: 'aside',
        cell: ({ isEnabled }) => <Status tone={isEnabled ? 'good' : 'off'}>{isEnabled ? t.published : t.draft}</Status>,
      },
      {
        id: 'changed',
        title: t.changed,
        value: ({ changedAt }) => changedAt,
        as: { kind: 'time' },
        canSort: false,
        width: 160,
        yields: 'first',
      },
    ],
    // The words of a rule are those of the same language and channels.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, nameOf, mayEdit],
  );
  return (
    <Stack gap="3">
      {conflicts.map(({ first, second, channels }) => (
        <Note key={`${first.id} ${second.id}`} kind="warning" title={t.conflict(first.name, second.name)}>
          {t.conflictText(scopeOf({ channels: [...channels] }), first.name)}
        </Note>
      ))}
      <Panel title={t.rules} note={t.rulesNote} isFlush>
        <Table
          label={t.rules}
          columns={columns}
          rows={rules}
          rowKey={({ id }) => String(id)}
          phone="cards"
          isSortedByCaller
          empty={<Empty kind="no-data" title={t.noRules} cause={t.noRulesCause} />}
          {...(mayEdit && { rowMenu: (rule: ChannelRule) => <RuleMenu of={rule} rules={rules} acts={acts} /> })}
        />
      </Panel>
    </Stack>
  );
}

interface RuleMenuProps {
  of: ChannelRule;
  rules: readonly ChannelRule[];
  acts: ReturnType<typeof useRuleActs>;
}

function RuleMenu({ of: rule, rules, acts }: RuleMenuProps) {
  const t = useWords(words);
  const ids = rules.map(({ id }) => id);
  const at = ids.indexOf(rule.id);
  return (
    <>
      <MenuItem icon={Pencil} href={`/config/addRule?id=${rule.id}`}>
        {t.edit}
      </MenuItem>
      <MenuItem icon={rule.isEnabled ? Undo2 : Upload} onAction={() => void (rule.isEnabled ? acts.withdraw(rule) : acts.publish(rule))}>
        {rule.isEnabled ? t.withdraw : t.publish}
      </MenuItem>
      {at > 0 && (
        <MenuItem icon={ArrowUp} onAction={() => void acts.move(movedIds(ids, rule.id, -1), ids)}>
          {t.up}
        </MenuItem>
      )}
      {at < ids.length - 1 && (
        <MenuItem icon={ArrowDown} onAction={() => void acts.move(movedIds(ids, rule.id, 1), ids)}>
          {t.down}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem icon={Trash2} isDanger onAction={() => void acts.delete(rule)}>
        {t.delete}
      </MenuItem>
    </>
  );
}
