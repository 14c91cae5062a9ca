import { bilingual } from '#design-system';

/** What the form of a campaign says where somebody else has saved it meanwhile. */
export const words = bilingual({
  notSaved: ['还没有保存，核对其他人的修改后再保存一次', 'Not saved yet. Check what someone else changed, then save again'],
  title: [
    (by: string | null, at: string | null) => `${at === null ? '' : `${at} `}${by === null ? '已有人修改' : `${by} 修改`}了这个活动`,
    (by: string | null, at: string | null) => `${by ?? 'Someone else'} changed this campaign${at === null ? '' : ` at ${at}`}`,
  ],
  text: [
    '你填写的内容都还在。你没有动过的设置用最新的，你改过的以你的为准；再按一次保存就按“保存后”生效。',
    'What you entered is still here. Settings you didn’t touch follow the latest; those you changed stay yours. Save again to apply the last column.',
  ],
  draftText: [
    '恢复的草稿比这次修改更早。再按一次保存就按“保存后”生效，下面是与现在不同的设置。',
    'The draft you restored is older than this change. Save again to apply the last column. These settings differ from what is there now.',
  ],
  same: ['改动的设置这里没有，或已改回原样。', 'What changed isn’t part of this form, or was changed back.'],
  table: ['其他人的修改', 'What someone else changed'],
  what: ['内容', 'What'],
  before: ['你打开时', 'When you opened it'],
  now: ['现在', 'Now'],
  after: ['保存后', 'After saving'],
});
