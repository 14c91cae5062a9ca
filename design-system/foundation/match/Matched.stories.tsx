import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { match, type Range } from './match.ts';
import { Matched } from './Matched.tsx';
import { readingsOf } from './pinyin.ts';

const found: Range[] = [[0, 2]];

const meta = preview.meta({ title: 'Primitives/Matched 匹配标记', component: Matched, args: { text: '山海行纪', ranges: found } });

const finds: [query: string, text: string][] = [
  ['山海', '朋友圈-山海角色-15s'],
  ['shanh', '山海行纪 iOS'],
  ['shxj', '山海行纪 Android'],
  ['山h and', '山海行纪 Android'],
  ['yinyue', '网易云音乐-开屏'],
  ['pyqjq', '朋友圈-剧情 15s-秋季'],
  ['asa', 'Apple Search Ads'],
  ['guanggao', '没有找到'],
];

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Finds = meta.story({
  tags: ['matrix'],
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 8 }}>
      {finds.map(([query, text]) => (
        <div key={query} style={{ display: 'contents' }}>
          <dt>{query}</dt>
          <dd>
            <Matched text={text} ranges={match(query, text)?.ranges} />
          </dd>
        </div>
      ))}
    </dl>
  ),
});

/** Needs two features of the browser: the encoding that lists common characters, and sorting by pinyin for rare ones. */
export const InThisBrowser = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('山海', { selector: 'mark' })).toBeVisible();
    await expect(readingsOf('行')).toEqual(['xing', 'hang', 'heng']);
    for (const [character, reading] of ['溯su', '璐lu', '琪qi', '應ying', '數shu'].map(
      (pair) => [pair.slice(0, 1), pair.slice(1)] as const,
    )) {
      await expect(readingsOf(character)).toContain(reading);
    }
  },
});
