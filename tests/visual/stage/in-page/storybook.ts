import type { Index } from '../../plan/story.ts';

/** The parts of the preview of Storybook 10.6 that this uses. */
interface Preview {
  currentSelection?: { storyId: string };
  storyStoreValue?: {
    loadStory(of: { storyId: string }): Promise<PreparedStory>;
    storyIndex: Index;
    userGlobals: { update(globals: Record<string, unknown>): void };
  };
}

export interface PreparedStory {
  parameters: Record<string, unknown>;
  storyGlobals: Record<string, unknown>;
  playFunction?: unknown;
}

interface Channel {
  on(event: string, listener: (data: unknown) => void): void;
  off(event: string, listener: (data: unknown) => void): void;
  emit(event: string, data: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

export function channel(): Channel {
  const { __STORYBOOK_ADDONS_CHANNEL__: found } = window;
  if (!found) throw new Error('No Storybook in this page');
  return found;
}

export function preview(): Preview {
  const { __STORYBOOK_PREVIEW__: found } = window;
  if (!found) throw new Error('No Storybook in this page');
  return found;
}

export function store() {
  const found = preview().storyStoreValue;
  if (!found) throw new Error('Storybook has not read its stories yet');
  return found;
}

export function isLoaded(): boolean {
  const { __STORYBOOK_PREVIEW__: found } = window;
  return Boolean(found?.storyStoreValue);
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What went wrong, in one line: an Error, Storybook's copy of one, or anything thrown. */
export function messageOf(error: unknown): string {
  if (!isRecord(error)) return String(error);
  const words = [error.name, error.title, error.message, error.description].filter((part) => typeof part === 'string');
  return words.join(': ') || JSON.stringify(error);
}
