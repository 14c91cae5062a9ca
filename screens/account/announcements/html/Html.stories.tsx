import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { allowedTags } from '#app/lib/html/safeTree.ts';
import { Html } from './Html.tsx';
import { attacks } from './seed-attacks.ts';

const announcement = `<h1>腾讯广告回传接口调整</h1>
<p>腾讯广告将于 <strong>2026-11-25</strong> 停用旧版授权。停用后，旧授权的账户不再更新消耗，转化也无法回传。</p>
<h2>需要做什么</h2>
<ul><li>用账户管理员登录，在“广告账户”里点“重新授权”。</li><li>核对确认页上的账户名与 <code>cid</code>，再点“确认绑定”。</li></ul>
<h2>时间安排</h2>
<table><thead><tr><th>日期</th><th>变化</th></tr></thead>
<tbody><tr><td>2026-11-17</td><td>新版授权可用</td></tr><tr><td>2026-11-25</td><td>旧版授权停用，账户进入“需要处理”</td></tr></tbody></table>
<blockquote>授权后约 2 小时出现首条数据。</blockquote>
<p>详见<a href="https://docs.provena.test/gdt">更新说明</a>，或写信到 <a href="mailto:help@provena.test">help@provena.test</a>。</p>`;

const meta = preview.meta({ title: 'Screens/Account/Announcement text 公告正文', component: Html, args: { children: announcement } });

export const Announcement = meta.story({
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '更新说明' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H3', 'H3']);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

/** Only pictures of origins that the operator has named are shown; the policy of the page would break all others. */
export const PictureFromElsewhere = meta.story({
  args: {
    children: `<p>新版授权页：</p><p><img src="https://cdn.provena.test/grant.png" alt="授权页截图"></p><p><img src="https://cdn.provena.test/steps.png"></p>
<p><a href="https://docs.provena.test/gdt"><img src="https://cdn.provena.test/go.png" alt="更新说明"></a></p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '授权页截图' })).toHaveAttribute('href', 'https://cdn.provena.test/grant.png');
    await expect(canvas.getByRole('link', { name: 'steps.png' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByRole('link', { name: '更新说明' })).toHaveAttribute('href', 'https://docs.provena.test/gdt');
    await expect(canvasElement.querySelectorAll('img, a a')).toHaveLength(0);
  },
});

const allowed = new Set<string>(allowedTags);
const named = new Set(['href', 'rel', 'target', 'src', 'alt', 'loading', 'referrerpolicy', 'colspan', 'rowspan', 'class']);

/** What of a part should not be there: a tag, an attribute or an address. */
function strays(room: Element): string[] {
  return [...room.querySelectorAll('*')].flatMap((element) => {
    const { localName, attributes, namespaceURI } = element;
    if (!allowed.has(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml') return [localName];
    return [...attributes].flatMap(({ name, value }) => {
      const isAddress = name === 'href' || name === 'src';
      // Classes are ours: those of the parts that draw it.
      return named.has(name) && (!isAddress || /^(https?:\/\/|mailto:)/.test(value)) ? [] : [`${localName} ${name}=${value}`];
    });
  });
}

export const NothingOfAnAttackIsLeft = meta.story({
  parameters: { picture: { as: 'announcement' } },
  tags: ['!matrix'],
  play: async ({ canvasElement }) => {
    let runs = 0;
    Object.assign(window, { HACKED: () => (runs += 1) });
    for (const attack of attacks) {
      const room = document.createElement('div');
      canvasElement.append(room);
      const root = createRoot(room);
      root.render(createElement(Html, null, attack));
      await waitFor(() => expect(room.firstElementChild).not.toBeNull());
      await expect({ attack: attack.slice(0, 80), strays: strays(room) }).toEqual({ attack: attack.slice(0, 80), strays: [] });
      for (const link of room.querySelectorAll('a')) await expect(link.rel).toContain('noopener');
      room.querySelector<HTMLElement>('a, p')?.dispatchEvent(new MouseEvent('pointerenter'));
      root.unmount();
      room.remove();
    }
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    await expect(runs).toBe(0);
  },
});
