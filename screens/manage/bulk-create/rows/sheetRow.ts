import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import type { MiniVersion } from '#app/lib/glossary/miniProgram.ts';
import type { SheetColumn } from '../source/columns.ts';

/** A channel by all that a sheet may call it. */
export interface ChannelName {
  id: number;
  label: string;
  /** The same in the other language, and what the medium is called. */
  names: readonly string[];
  media: string | null;
}

/** What all rows share unless their own line says otherwise. */
export interface SharedSettings {
  target: CampaignDraft['target'];
  url: string | null;
  /** Counts where a click opens a mini program. */
  miniVersion: MiniVersion;
  group: number | null;
  clickWindow: number;
}

/** What somebody has changed in a line after it was read. */
export interface LineEdit {
  name?: string;
  channel?: string;
  url?: string;
  deepLink?: string;
  /** Days, as they are typed. */
  clickWindow?: string;
}

export interface Sources {
  columns: readonly SheetColumn[];
  /** Without the first line, which names the columns. */
  lines: readonly (readonly string[])[];
  /** Of each line, as a spreadsheet counts its rows. */
  rowNumbers: readonly number[];
  edits: Readonly<Record<number, LineEdit>>;
  channels: readonly ChannelName[];
  groups: readonly { id: number; name: string }[];
  shared: SharedSettings;
  /** The macros that the links of a medium need. */
  macrosOf: (media: string | null) => readonly string[];
}

/** Empty, or the days that a click counts. */
export const isWindow = (days: string) => days === '' || (/^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= 30);

/** Why a line cannot be sent. `proposal` is what would probably do. */
export interface LineIssue {
  code: 'nameMissing' | 'nameTwice' | 'channelMissing' | 'channelUnknown' | 'windowInvalid' | 'urlInvalid' | 'deepLinkInvalid';
  field: keyof LineEdit;
  given: string;
  proposal: string | null;
}

/** What was put right without asking. */
export interface LineFix {
  code: 'spacesReplaced' | 'groupUnknown';
  what: string;
}

export interface SheetRow {
  /** The number of its line below the head, from 1. */
  line: number;
  /** Of its row in the spreadsheet. */
  rowNumber: number;
  /** The same for the same row, however often it is pasted or sent: the service makes nothing of a key twice. */
  key: string;
  name: string;
  channel: string;
  url: string;
  deepLink: string;
  /** Days, as they are typed; empty where those of all rows count. */
  clickWindow: string;
  issue: LineIssue | null;
  fixes: readonly LineFix[];
  /** None where there is an issue. */
  draft: CampaignDraft | null;
}
