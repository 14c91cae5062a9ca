import { bilingual } from '#design-system';

/** What is said where somebody else has changed a campaign since it was read. */
export const words = bilingual({
  changed: [
    (by: string | null, at: string | null) => `${at === null ? '' : `${at} `}${by === null ? '已被修改' : `被 ${by} 修改`}，没有覆盖。`,
    (by: string | null, at: string | null) =>
      `Changed meanwhile${by === null ? '' : ` by ${by}`}${at === null ? '' : ` at ${at}`}, so it was left as it is.`,
  ],
  change: [
    (what: string, before: string, now: string) => `${what}：${before} → ${now}。`,
    (what: string, before: string, now: string) => `${what}: ${before} → ${now}.`,
  ],
  gone: ['已被删除，没有修改。', 'Deleted meanwhile. Nothing was changed.'],
  hasData: ['已有数据，只能归档。', 'Has data by now. Archive it instead.'],
  named: [(name: string, reason: string) => `${name}：${reason}`, (name: string, reason: string) => `${name}: ${reason}`],
  more: [
    (n: number) => `另有 ${n} 个也被修改。`,
    (n: number) => (n === 1 ? 'One more was changed as well.' : `${n} more were changed as well.`),
  ],
  between: ['', ' '],
  pressAgain: [(verb: string) => `要按现在的样子继续，再按一次“${verb}”。`, (verb: string) => `Press ${verb} again to go on as it is now.`],
  left: [(n: number) => `${n} 个已被修改，没有覆盖`, (n: number) => `${n} were changed meanwhile, so they were left as they are`],
  undoTitle: [(name: string) => `仍要撤销对“${name}”的操作？`, (name: string) => `Undo what you did to ${name} anyway?`],
  undoAnyway: ['仍要撤销', 'Undo anyway'],
  anyway: [(verb: string, name: string) => `仍要${verb}“${name}”？`, (verb: string, name: string) => `${verb} ${name} anyway?`],
  fromTo: [(before: string, now: string) => `${before} → ${now}`, (before: string, now: string) => `${before} → ${now}`],
  elsewhere: [
    '改动的设置不在这里显示，可以在活动的修改记录里查看。',
    'What was changed isn’t shown here. See the history of the campaign.',
  ],
});
