import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const snippet = `<script>
  (function (w, d, q) {
    w[q] = w[q] || [];
    var s = d.createElement('script');
    // Loaded once, beside everything else.
    s.async = 1; s.src = 'https://t.provena.example/provena.js';
    d.head.appendChild(s);
  })(window, document, 'provena');
  provena.push(['init', '5f2c9e01']);
</script>`;

const meta = preview.meta({ title: 'Data/Code block 代码块', component: CodeBlock, args: { title: 'index.html', code: snippet } });

export const Snippet = meta.story({ tags: ['matrix'], args: { marked: [9], note: <Tag kind="accent">已填入本应用 Appkey</Tag> } });

export const LongAddress = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: '监测链接',
    isWrapping: true,
    code: 'https://t.provena.example/c/8Kq2p7?cid=__CID__&aid=__AID__&clickid=__CLICK_ID__&caid=__CAID__&idfa=__IDFA__&ip=__IP__&ua=__UA__',
  },
});

export const OneLine = meta.story({ args: { title: 'Appkey', code: 'a81f0c7e54b2' } });

/** Incomplete code cannot be copied, and the button says what to do first. */
export const Incomplete = meta.story({
  args: { title: 'index.html', code: "provena('init', '5f2c9e01', { hosts: ['…'] });", missing: '先填网站域名' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '先填网站域名' })).toBeDisabled();
  },
});
