export type Language = 'zh-CN' | 'en';

const pairs = {
  title: ['画面核对', 'Picture review'],
  explanation: [
    '每个故事的画面都与上次接受的画面逐像素比对。请逐一判断：是有意的改动就接受，不是就修正。',
    'Every story is compared, pixel by pixel, with the picture accepted last. Accept what is meant, fix what is not.',
  ],
  shot: ['已拍摄', 'Shot'],
  same: ['一致', 'Same'],
  changed: ['有变化', 'Changed'],
  new: ['新增', 'New'],
  removed: ['已移除', 'Removed'],
  failed: ['故事出错', 'Failed'],
  speed: ['每百张用时', 'Per 100'],
  seconds: ['秒', 's'],
  byChange: ['按变化', 'By change'],
  byPart: ['按组件', 'By component'],
  recolour: ['同一颜色被替换', 'The same colour replaced'],
  patch: ['同一处形状变化', 'The same patch changed'],
  sideBySide: ['并排', 'Side by side'],
  before: ['之前', 'Before'],
  after: ['之后', 'After'],
  difference: ['差异', 'Difference'],
  slider: ['滑块', 'Slider'],
  sliderLabel: ['之前与之后的分界', 'Border between before and after'],
  zoom: ['放大', 'Zoom'],
  openStory: ['打开故事', 'Open the story'],
  openStatic: ['静态版', 'Static build'],
  accept: ['复制接受命令', 'Copy the accept command'],
  copied: ['已复制', 'Copied'],
  pixels: ['像素不同，占', 'pixels differ,'],
  alike: ['张画面有同样的变化', 'pictures changed in the same way'],
  keys: ['键盘：j / k 上下张，1–5 切换视图，z 放大，t 主题', 'Keys: j / k next and previous, 1–5 views, z zoom, t theme'],
  allSame: ['全部一致，没有需要判断的画面。', 'All pictures are the same. Nothing to judge.'],
  theme: ['主题', 'Theme'],
  list: ['待判断的画面', 'Pictures to judge'],
  noStory: ['故事已不存在；接受后画面会被删除。', 'Its story is gone; accepting deletes the picture.'],
  noPicture: ['故事出错，没有画面：', 'The story fails, so there is no picture:'],
} as const;

export type Words = { readonly [K in keyof typeof pairs]: string };

/** All words of the report in one language. */
export function wordsIn(language: Language): Words {
  const side = language === 'zh-CN' ? 0 : 1;
  const entries = Object.entries(pairs).map(([key, pair]) => [key, pair[side]]);
  // Built key by key from `pairs`, which the type system cannot follow.
  return Object.fromEntries(entries) as Words;
}
