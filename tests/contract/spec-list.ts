import list from './spec-list.json' with { type: 'json' };

/** One call as the specification lists it. Where it gives no method or path, `suggest` carries the reading. */
export interface Listed {
  id: string;
  method: string | null;
  path: string | null;
  query: string[];
  binary: boolean | null;
  suggest?: { method?: string; path?: string };
}

export const listed: readonly Listed[] = list;
