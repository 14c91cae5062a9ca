import type { Page } from 'playwright';
import type { Inspect } from '../cause/cause.ts';
import type { Picture } from '../plan/picture.ts';
import { Rules } from './rules.ts';
import { Spent } from './spent.ts';

/** What was seen of one picture. */
export interface Seen {
  /** Digest of all that decides how it is drawn. */
  drawn: string;
  /** Missing where it is drawn as accepted, and for a story of which no picture is taken. */
  png?: Buffer;
  /** What a screen reader gets, where the picture is examined. */
  spoken?: string;
}

export interface Shot extends Partial<Seen> {
  /** What else was seen in the same visit: other themes, states and media, and moments of the play function. */
  others: ({ picture: Picture } & Seen)[];
  troubles: string[];
}

/** What a run wants to know besides its pictures. */
export interface Ledger {
  spent: Spent;
  rules: Rules;
  /** Visits that were not as accepted in a page that had shown others, and were repeated in one that was loaded anew. */
  again: string[];
}

export const newLedger = (): Ledger => ({ spent: new Spent(), rules: new Rules(), again: [] });

/** Changes the page before it is shot: how the trial of the gate plants its faults. */
export type Change = (page: Page) => Promise<void>;

/** Looks at a picture while the page still shows it, so that the page can answer questions about it. */
export type Examine = (picture: Picture, seen: Seen & { png: Buffer }, inspect: Inspect) => Promise<void>;

/** Whether a picture with this digest was accepted: then it need not be shot. Undefined where no picture of this name was. */
export type IsAccepted = (picture: Picture, drawn: string) => boolean | undefined;

export interface Shooting {
  change?: Change;
  examine?: Examine;
  isDrawnAsAccepted?: IsAccepted;
}
