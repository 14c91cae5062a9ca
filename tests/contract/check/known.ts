import type { Known } from './sample.ts';

export type Learned = Record<string, string | number>;

/** A report that every back end has: its name is a word of the specification. */
export const words = { report: 'campaigninfo' };

export const appNames = (id: number) => ({ app: id, appId: id, appid: id });

/** Ids from a list of a domain are used for its other calls, the first app for all calls. */
export const ids = {
  get: (known: Known, name: string) => {
    const id = known[domainOf(name)];
    return id === undefined ? {} : { id };
  },
  learn: (known: Learned, name: string, value: unknown) => {
    const id = firstId(value);
    if (id === undefined) return;
    known[domainOf(name)] ??= id;
    if (name === 'apps.all') Object.assign(known, appNames(Number(id)));
  },
};

const domainOf = (name: string) => `#${name.split('.')[0] ?? ''}`;

/** The first `id` in what came, wherever it stands. */
function firstId(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && (typeof value.id === 'number' || typeof value.id === 'string')) return value.id;
  for (const part of Object.values(value)) {
    const id = firstId(part);
    if (id !== undefined) return id;
  }
  return undefined;
}
