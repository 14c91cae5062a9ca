import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Overlays/Dialog 对话框 · modal 弹窗',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true, onOpenChange: fn(), title: '套餐流量已用尽' },
});

export const Open = meta.story({
  tags: ['matrix'],
  args: {
    icon: CircleAlert,
    tone: 'bad',
    children: (
      <p>
        “青禾优选”的套餐流量于 11-18 用尽。数据会继续接收 15 天，<b style={{ color: 'var(--color-text-primary)' }}>12-03 起停止。</b>
      </p>
    ),
    footer: (
      <>
        <Button slot="close">切换应用</Button>
        <Button kind="primary">购买流量</Button>
      </>
    ),
  },
});

export const Phone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const Wide = meta.story({
  args: {
    width: 560,
    icon: CircleCheck,
    tone: 'good',
    title: '“秋季版本-达人短视频-C”已创建',
    children: '粘贴到巨量引擎“点击监测链接”，或发给渠道同事。',
    footer: (
      <>
        <Button kind="ghost" slot="close">
          返回列表
        </Button>
        <Button>再建一个</Button>
      </>
    ),
  },
});

/** The head and the buttons stay, the body scrolls inside, hairlines show that there is more. */
export const LongBody = meta.story({
  args: {
    title: '数据处理协议 · 第 6 版，适用于中国大陆与香港特别行政区全部应用的个人信息处理说明',
    children: Array.from({ length: 24 }, (_, n) => (
      <p key={n} style={{ marginBottom: 12 }}>
        第 {n + 1} 条　监测服务仅处理归因所需的设备标识，保存期限不超过 24 个月，到期自动删除。
      </p>
    )),
    footer: <Button kind="primary">已阅读</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '已阅读' })).toBeVisible());
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    // The body is in the tab order because it scrolls.
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).not.toBeNull());
  },
});

export const LongBodyOnAPhone = LongBody.extend({ globals: { viewport: { value: 'phone' } } });

export const English = Open.extend({
  parameters: { locale: 'en' },
  args: {
    title: 'This app has used up its traffic',
    children: 'The plan of “Greenhill Select” was used up on 18 November. Data is received for 15 more days and stops on 3 December.',
    footer: (
      <>
        <Button slot="close">Switch to another app</Button>
        <Button kind="primary">Buy traffic</Button>
      </>
    ),
  },
});

/** Only its buttons lead out: no cross, no Escape. */
export const Blocking = Open.extend({
  args: { isBlocking: true, title: '登录已过期', footer: <Button kind="primary">重新登录</Button>, children: '重新登录后回到本页。' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: '登录已过期' });
    await expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.elementFromPoint(4, 400) ?? document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Busy = Open.extend({
  args: { isBusy: true, footer: <Button isBusy>正在购买</Button> },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

function Renaming({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('秋季版本-达人短视频-A');
  const [saved, setSaved] = useState(name);
  return (
    <div style={{ minHeight: 1600 }}>
      <Dialog title="重命名推广活动" hasUnsaved={name !== saved} trigger={<Button>重命名</Button>}>
        {(close) => (
          <>
            <input aria-label="名称" value={name} onChange={(event) => setName(event.target.value)} />
            <Button
              kind="primary"
              onPress={() => {
                setSaved(name);
                onSave(name);
                close();
              }}
            >
              保存
            </Button>
          </>
        )}
      </Dialog>
      <p>{saved}</p>
    </div>
  );
}

const renaming = meta.story({ render: ({ onOpenChange }) => <Renaming onSave={() => onOpenChange?.(false)} /> });

export const KeepsTheFocusAndGivesItBack = renaming.extend({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '重命名' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '重命名推广活动' });
    // Behind it nothing scrolls and nothing is reached.
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    await userEvent.unhover(opener);
  },
});

/** Where a list that was opened from it closes, nothing has the focus for a moment. What the dialog had put off until it is drawn must not come between. */
export const LeavesTheFocusToWhoIsQuick = renaming.extend({
  // Nothing looks otherwise by it.
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const timeouts = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: '重命名' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '重命名推广活动' })).toHaveFocus());
    const putOff = timeouts.mock.calls.flatMap(([act, wait]) => (wait === 500 && typeof act === 'function' ? [act] : []));
    timeouts.mockRestore();
    await expect(putOff.length).toBeGreaterThan(0);

    const name = screen.getByRole('textbox', { name: '名称' });
    name.focus();
    name.blur();
    const hadFocus = document.activeElement;
    for (const act of putOff) act();
    const hasFocus = document.activeElement;
    await expect(hadFocus).toBe(document.body);
    await expect(hasFocus).toBe(document.body);
  },
});

export const ClosesByTheScrim = renaming.extend({
  parameters: { picture: { as: 'keeps-the-focus-and-gives-it-back' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重命名' }));
    await screen.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(8, 300) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const AsksBeforeItLosesWhatWasTyped = renaming.extend({
  parameters: { picture: { as: 'keeps-the-focus-and-gives-it-back' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重命名' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '-新');
    await userEvent.keyboard('{Escape}');

    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的更改？' });
    await waitFor(() => expect(question).toBeVisible());
    await moment('asks');
    await userEvent.click(screen.getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('秋季版本-达人短视频-A-新');

    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃更改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('秋季版本-达人短视频-A')).toBeVisible();
  },
});

export const SavingDoesNotAsk = renaming.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重命名' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '-新');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByText('秋季版本-达人短视频-A-新')).toBeVisible();
  },
});

function WithoutOpener() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const open = () => {
    setOpen(true);
    setThere(false);
  };
  return (
    <main tabIndex={-1}>
      {isThere && <Button onPress={open}>停用活动</Button>}
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="停用活动">
        链接不再跳转。
      </Dialog>
    </main>
  );
}

/** Whoever closes a dialog whose opener is gone stands at the content of the page, not at the top of the document. */
export const OpenerIsGone = meta.story({
  // At its end there is nothing left on the page.
  tags: ['no-picture'],
  render: () => <WithoutOpener />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用活动' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
