import { Panel, Stack, Text, useWords } from '#design-system';
import type { Member } from '#app/api/members/members.ts';
import type { RightChanges } from '../shared/rights-editor/changes.ts';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import { nameOf, useMembers } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { words } from './words.ts';

interface SaveEffectsProps {
  /** Null for one that is being made. */
  role: number | null;
  changes: RightChanges;
  pages: readonly GrantablePage[];
}

/** Whom saving a role concerns. Who has permissions of their own in all apps keeps those. */
export function useAffected(role: number | null) {
  const { data = none } = useMembers(role !== null);
  const people = data.filter((person) => role !== null && person.role === role);
  const unaffected = people.filter(({ ownApps }) => ownApps.includes(0));
  const partly = people.filter(({ ownApps }) => ownApps.length > 0 && !ownApps.includes(0));
  return { people, unaffected, partly, affected: people.length - unaffected.length };
}

const none: readonly Member[] = [];
const logs = 'logquery@dataservice';

/** What saving does: how many people, and what they win and lose. */
export function SaveEffects({ role, changes, pages }: SaveEffectsProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const { people, unaffected, partly, affected } = useAffected(role);
  const titles = (keys: readonly string[]) => keys.map((key) => pages.find((page) => page.key === key)?.title ?? key).join(p.and);
  const flags = (keys: readonly (keyof typeof p & ('pay' | 'retention' | 'natural' | 'top' | 'order' | 'event'))[]) =>
    keys.map((key) => p[key]).join(p.and);
  const lines = [
    [t.willSee, titles(changes.seen)],
    [t.willEdit, titles(changes.editable)],
    [t.willSeeData, flags(changes.flagsOn)],
    [t.willLose, titles(changes.hidden)],
    [t.willOnlyView, titles(changes.readOnly)],
    [t.willLoseData, flags(changes.flagsOff)],
  ] as const;
  const list = (some: typeof people) => some.map(nameOf).join(p.and);
  return (
    <Panel title={t.effects}>
      <Stack gap="4">
        {changes.count === 0 && <Text tone="tertiary">{t.nothing}</Text>}
        {changes.count > 0 && people.length === 0 && <Text>{t.nobody}</Text>}
        {people.length > 0 && lines.map(([title, what]) => what !== '' && <Effect key={title(0)} title={title(affected)} what={what} />)}
        {changes.count > 0 && unaffected.length > 0 && (
          <Effect title={t.unaffected(unaffected.length)} what={t.unaffectedWhy(list(unaffected))} />
        )}
        {changes.count > 0 && partly.length > 0 && <Effect title={t.partly(partly.length)} what={t.unaffectedWhy(list(partly))} />}
        {changes.seen.includes(logs) && <Effect title={t.exposes} what={t.exposesWhy} />}
      </Stack>
    </Panel>
  );
}

const Effect = ({ title, what }: { title: string; what: string }) => (
  <Stack gap="half">
    <Text as="p" isStrong>
      {title}
    </Text>
    <Text as="p" kind="caption" tone="secondary">
      {what}
    </Text>
  </Stack>
);
