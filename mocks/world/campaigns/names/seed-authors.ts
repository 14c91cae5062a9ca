import { pick } from '../../random.ts';

/** Members of the first main account, as authors of its records. Other accounts have no named authors. */
export const authors = ['许知夏', '贺兰亭', '苏沐言', '沈砚秋'] as const;

export const authorOf = (owner: number, ...keys: readonly (number | string)[]): string | null =>
  owner === 1 ? pick(authors, 'author', ...keys) : null;
