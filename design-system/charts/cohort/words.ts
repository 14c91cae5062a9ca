import { bilingual } from '../../foundation/words.ts';

/** What the rows of a map and their cells say. */
export const words = bilingual({
  pick: [(name: string) => `在图中显示 ${name}`, (name: string) => `Show ${name} in chart`],
  immature: ['未到期', 'Not yet mature'],
  open: ['，未到期', ', not yet mature'],
  noData: ['没有数据', 'No data'],
  missing: [(cause: string) => `没有数据：${cause}`, (cause: string) => `No data: ${cause}`],
  incompleteSize: [(cause: string) => `数据不全：${cause}`, (cause: string) => `Incomplete: ${cause}`],
  incomplete: [(cause: string) => `，数据不全：${cause}`, (cause: string) => `, incomplete: ${cause}`],
});
