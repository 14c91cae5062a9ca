import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
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
  group: number | null;
  clickWindow: number;
}

/** What somebody has changed in a line after it was read. */
export interface LineEdit {
  name?: string;
  channel?: string;
}

export interface Sources {
  columns: readonly SheetColumn[];
  /** Without the first line, which names the columns. */
  lines: readonly (readonly string[])[];
  edits: Readonly<Record<number, LineEdit>>;
  channels: readonly ChannelName[];
  groups: readonly { id: number; name: string }[];
  shared: SharedSettings;
  /** The macros that the links of a medium need. */
  macrosOf: (media: string | null) => readonly string[];
}

/** Why a line cannot be sent. `proposal` is what would probably do. */
export interface LineIssue {
  code: 'nameMissing' | 'nameTwice' | 'channelMissing' | 'channelUnknown' | 'windowInvalid';
  field: 'name' | 'channel' | 'clickWindow';
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
  /** The same for the same row, however often it is pasted or sent: the service makes nothing of a key twice. */
  key: string;
  name: string;
  channel: string;
  issue: LineIssue | null;
  fixes: readonly LineFix[];
  /** None where there is an issue. */
  draft: CampaignDraft | null;
}
