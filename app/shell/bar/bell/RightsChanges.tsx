import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { bilingual, Text, useProvenaLocale, useWords } from '#design-system';
import { apps } from '../../../api/apps/apps.ts';
import { roleNameIn } from '../../../lib/glossary/names.ts';
import { dataFlagNames } from '../../../lib/glossary/dataFlagNames.ts';
import { useAllPages } from '../../../lib/pages.ts';
import { BellNote } from './BellNote.tsx';
import type { RightsChange } from './knownRights.ts';
import type { RightsNews } from './useRightsChanges.ts';

interface RightsChangesProps {
  /** What the reader has not seen. */
  of: RightsNews;
  onSeen: () => void;
}

/** In the bell: what an admin has changed for the reader, in the names of the menu. Shown until the bell is closed, and not counted again. */
export function RightsChanges({ of: news, onSeen }: RightsChangesProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const [shown, setShown] = useState(news);
  const { data: lists } = useQuery(apps.all());
  const linesOf = useLines();
  const hasNews = isNews(shown);
  // The bell may be opened before the rights have come.
  if (!hasNews && isNews(news)) setShown(news);
  useEffect(() => {
    if (hasNews) onSeen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they are shown; `onSeen` is new with every render
  }, [hasNews]);
  if (!hasNews) return null;
  return (
    <BellNote icon={KeyRound}>
      <Text as="p" isStrong>
        {t.title}
      </Text>
      {shown.role !== null && <Line>{t.role(roleNameIn(shown.role, locale))}</Line>}
      {shown.changes.map((change) => {
        const app = change.app === null ? null : (lists?.all.find(({ id }) => id === change.app)?.name ?? `#${change.app}`);
        return linesOf(change).map((line) => <Line key={`${change.app} ${line}`}>{app === null ? line : t.inApp(app, line)}</Line>);
      })}
    </BellNote>
  );
}

const isNews = ({ role, changes }: RightsNews) => role !== null || changes.length > 0;

const Line = ({ children }: { children: string }) => (
  <Text as="p" kind="caption" tone="secondary">
    {children}
  </Text>
);

/** More names than these are counted: the menu shows them all. */
const named = 6;

function useLines() {
  const t = useWords(words);
  const data = useWords(dataFlagNames);
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const pages = useAllPages();
  const titleOf = (key: string) => pages.find(({ access }) => access === key)?.title[side] ?? key;
  const joined = (names: readonly string[]) =>
    names.length > named ? t.more(names.slice(0, named).join(t.and), names.length - named) : names.join(t.and);
  const line = (sentence: (names: string) => string, names: readonly string[]) => (names.length > 0 ? [sentence(joined(names))] : []);
  return (change: RightsChange) => [
    ...line(t.noView, change.noView.map(titleOf)),
    ...line(
      t.noData,
      change.noData.map((flag) => data[flag]),
    ),
    ...line(t.onlyView, change.onlyView.map(titleOf)),
    ...line(t.view, change.view.map(titleOf)),
    ...line(t.edit, change.edit.map(titleOf)),
    ...line(
      t.data,
      change.data.map((flag) => data[flag]),
    ),
  ];
}

const words = bilingual({
  title: ['你的权限有变化', 'Your permissions have changed'],
  role: [(name: string) => `现在的角色：${name}`, (name: string) => `Your role is now: ${name}`],
  view: [(names: string) => `现在可以查看：${names}`, (names: string) => `You can now view: ${names}`],
  edit: [(names: string) => `现在可以编辑：${names}`, (names: string) => `You can now edit: ${names}`],
  onlyView: [(names: string) => `现在只能查看：${names}`, (names: string) => `You can now only view: ${names}`],
  noView: [(names: string) => `不再能查看：${names}`, (names: string) => `You can no longer view: ${names}`],
  data: [(names: string) => `现在能看到的数据：${names}`, (names: string) => `You now see this data: ${names}`],
  noData: [(names: string) => `不再显示的数据：${names}`, (names: string) => `You no longer see this data: ${names}`],
  inApp: [(app: string, line: string) => `${app}：${line}`, (app: string, line: string) => `${app}: ${line}`],
  more: [(names: string, n: number) => `${names}，另有 ${n} 项`, (names: string, n: number) => `${names} and ${n} more`],
  and: ['、', ', '],
});
