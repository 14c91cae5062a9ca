import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { isDeepLink, isWebAddress } from '#app/lib/links/addresses.ts';
import type { ColumnKind } from '../source/columns.ts';
import { rowKey } from './rowKey.ts';
import { isWindow, type ChannelName, type LineEdit, type LineFix, type LineIssue, type SheetRow, type Sources } from './sheetRow.ts';

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const findChannel = (channels: readonly ChannelName[], text: string) =>
  channels.find(({ id, label, names }) => String(id) === text.trim() || [label, ...names].some((name) => sameName(name, text)));

/** The channel whose name holds what was typed, or is held by it. */
function similarChannel(channels: readonly ChannelName[], text: string): string | null {
  const typed = text.trim().toLowerCase();
  const isSimilar = (name: string) => name.toLowerCase().includes(typed) || typed.includes(name.toLowerCase());
  return channels.find(({ label, names }) => [label, ...names].some((name) => name.length > 1 && isSimilar(name)))?.label ?? null;
}

/** The rows of a sheet as the campaigns that they would become. */
export function buildRows(sources: Sources): SheetRow[] {
  const names = new Set<string>();
  return sources.lines.map((cells, index) => {
    const row = buildRow(sources, cells, index + 1, names);
    names.add(row.name);
    return row;
  });
}

function buildRow(sources: Sources, cells: readonly string[], line: number, names: ReadonlySet<string>): SheetRow {
  const { columns, edits, channels } = sources;
  const cellOf = (kind: ColumnKind) => cells[columns.findIndex((column) => column.kind === kind)]?.trim() ?? '';
  const textOf = (field: keyof LineEdit) => edits[line]?.[field] ?? cellOf(field);
  const name = textOf('name');
  const typedChannel = textOf('channel');
  const texts = { url: textOf('url'), deepLink: textOf('deepLink') };
  const days = textOf('clickWindow');
  const channel = findChannel(channels, typedChannel);
  const fixes: LineFix[] = [];
  const parameters = columns.flatMap(({ kind, title }, index) => {
    const value = kind === 'parameter' ? (cells[index]?.trim() ?? '') : '';
    if (!value) return [];
    const joined = value.replaceAll(/\s+/g, '_');
    if (joined !== value) fixes.push({ code: 'spacesReplaced', what: title });
    return [{ key: title, value: joined }];
  });
  const group = groupOf(sources, cellOf('group'), fixes);
  const clickWindow = days === '' ? sources.shared.clickWindow : Number(days);
  const issue = issueOf({ name, typedChannel, channel, days, names, channels, ...texts });
  const draft = issue || !channel ? null : draftOf(sources, { name, ...texts, channel, group, clickWindow, parameters });
  const key = rowKey(name, channel?.id ?? typedChannel, parameters);
  return {
    line,
    rowNumber: sources.rowNumbers[line - 1] ?? line + 1,
    key,
    name,
    channel: channel?.label ?? typedChannel,
    ...texts,
    clickWindow: days,
    issue,
    fixes,
    draft,
  };
}

function groupOf({ groups, shared }: Sources, typed: string, fixes: LineFix[]): number | null {
  const group = typed ? groups.find((one) => sameName(one.name, typed)) : undefined;
  if (typed && !group) fixes.push({ code: 'groupUnknown', what: typed });
  return group?.id ?? shared.group;
}

interface Parts {
  name: string;
  channel: ChannelName;
  group: number | null;
  url: string;
  deepLink: string;
  clickWindow: number;
  parameters: CampaignDraft['parameters'];
}

const draftOf = (
  { shared, macrosOf }: Sources,
  { name, channel, group, url, deepLink, clickWindow, parameters }: Parts,
): CampaignDraft => ({
  name,
  channel: channel.id,
  account: null,
  group,
  target: url && shared.target === 'store' ? 'page' : shared.target,
  url: url || shared.url,
  deepLink: deepLink || null,
  packageId: null,
  miniVersion: shared.target === 'miniProgram' ? shared.miniVersion : null,
  clickWindow,
  viewWindow: null,
  billing: 'none',
  macros: [...macrosOf(channel.media)],
  parameters,
  callbackEvents: null,
  startsOn: null,
  endsOn: null,
});

interface Checked {
  url: string;
  deepLink: string;
  name: string;
  typedChannel: string;
  channel: ChannelName | undefined;
  days: string;
  names: ReadonlySet<string>;
  channels: readonly ChannelName[];
}

const issue = (code: LineIssue['code'], field: LineIssue['field'], given: string, proposal: string | null = null): LineIssue => ({
  code,
  field,
  given,
  proposal,
});

function issueOf({ name, typedChannel, channel, days, names, channels, url, deepLink }: Checked): LineIssue | null {
  if (!name) return issue('nameMissing', 'name', '');
  if (names.has(name)) return issue('nameTwice', 'name', name, nextName(name, names));
  if (!typedChannel) return issue('channelMissing', 'channel', '');
  if (!channel) return issue('channelUnknown', 'channel', typedChannel, similarChannel(channels, typedChannel));
  if (!isWindow(days)) return issue('windowInvalid', 'clickWindow', days);
  if (url && !isWebAddress(url)) return issue('urlInvalid', 'url', url);
  if (deepLink && !isDeepLink(deepLink)) return issue('deepLinkInvalid', 'deepLink', deepLink);
  return null;
}

function nextName(name: string, names: ReadonlySet<string>): string {
  let number = 2;
  while (names.has(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}
