export type Language = 'zh-CN' | 'en';

const pairs = {
  title: ['画面核对', 'Picture review'],
  explanation: [
    '每个故事的画面与读屏内容都与上次接受的逐一比对，不容差异。有意的改动就接受，不是就修正。',
    'The pixels of every story, and what a screen reader gets of it, are compared with what was accepted last. Accept what is meant, fix what is not.',
  ],
  seen: ['已核对', 'Judged'],
  shot: ['其中重拍', 'Shot'],
  same: ['一致', 'Same'],
  changed: ['有变化', 'Changed'],
  new: ['新增', 'New'],
  removed: ['已移除', 'Removed'],
  failed: ['故事出错', 'Failed'],
  speed: ['每百张用时', 'Per 100'],
  seconds: ['秒', 's'],
  byChange: ['按变化', 'By change'],
  byPart: ['按组件', 'By component'],
  token: ['设计变量改变', 'Design token changed'],
  recolour: ['颜色被替换', 'Colour replaced'],
  element: ['同一元件变化', 'Same element changed'],
  patch: ['同一处形状变化', 'Same patch changed'],
  sideBySide: ['并排', 'Side by side'],
  before: ['之前', 'Before'],
  after: ['之后', 'After'],
  difference: ['差异', 'Difference'],
  slider: ['滑块', 'Slider'],
  sliderLabel: ['之前与之后的分界', 'Border between before and after'],
  zoom: ['放大', 'Zoom'],
  openStory: ['打开故事', 'Open the story'],
  openStatic: ['打开构建版', 'Open the built story'],
  fit: ['适合宽度', 'Fit'],
  closeUp: ['差异特写', 'Close-up'],
  previousPlace: ['上一处', 'Previous'],
  nextPlace: ['下一处', 'Next'],
  places: ['处', 'places'],
  firstShot: ['第一次', 'First shot'],
  secondShot: ['第二次', 'Second shot'],
  copy: ['复制命令：', 'Copy command: '],
  copied: ['已复制', 'Copied'],
  acceptOne: ['接受这张', 'Accept this'],
  acceptAlike: ['接受整组', 'Accept the group'],
  acceptGroup: ['接受', 'Accept'],
  accepted: ['已接受', 'Accepted'],
  acceptedBy: ['之前的画面由', 'Previously accepted by'],
  notCommitted: ['之前的画面已接受，尚未提交。', 'The previous picture was accepted and is not committed yet.'],
  beforeStored: ['之前的画面来自本机图库。', 'The picture before comes from the store of this machine.'],
  beforeRendered: ['之前的画面重新渲染自提交', 'The picture before was rendered again at commit'],
  beforeMissing: ['本机没有之前的画面；接受只用到摘要。', 'The picture before is not available here. Accepting needs its digest alone.'],
  speech: ['读屏内容的变化', 'What a screen reader gets'],
  pixels: ['像素不同，占', 'pixels differ,'],
  alike: ['张画面出于同一原因', 'pictures for the same cause'],
  keys: ['键盘：j / k 上下张，n / p 上下处，1–5 视图，z 放大，t 主题', 'Keys: j / k pictures, n / p places, 1–5 views, z zoom, t theme'],
  allSame: ['全部一致，没有需要判断的画面。', 'All pictures are the same. Nothing to judge.'],
  theme: ['主题', 'Theme'],
  list: ['待判断的画面', 'Pictures to judge'],
  noStory: ['故事已不存在；接受后画面会被删除。', 'Its story is gone; accepting deletes the picture.'],
  wrongWithTheRun: ['这次运行本身有问题，不能靠接受解决：', 'Wrong with the run as a whole; nobody can accept it:'],
  failedBecause: ['不能接受，因为：', 'Cannot be accepted, because:'],
} as const;

export type Words = { readonly [K in keyof typeof pairs]: string };

/** All words of the report in one language. */
export function wordsIn(language: Language): Words {
  const side = language === 'zh-CN' ? 0 : 1;
  const entries = Object.entries(pairs).map(([key, pair]) => [key, pair[side]]);
  // Built key by key from `pairs`, which the type system cannot follow.
  return Object.fromEntries(entries) as Words;
}
