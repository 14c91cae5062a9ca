import { ClockAlert, FileCheck, Package, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Figure } from '../figure/Figure.tsx';
import { LinkButton } from '../link/LinkButton.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Note } from './Note.tsx';

const meta = preview.meta({ title: 'Primitives/Note 提醒', component: Note, args: { title: '专业版 22 天后到期' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
  args: { children: '到期后数据继续接收 15 天。' },
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Stack gap="2">
        <Note kind="warning" icon={ClockAlert} title="专业版 22 天后到期" action={<Button size="sm">续费</Button>} onClose={fn()}>
          2026-12-12 · 24 个应用
        </Note>
        <Note
          kind="negative"
          title={
            <>
              小程序流量剩 <Figure value={75_900} as={{ kind: 'compact', unit: 'K' }} />
            </>
          }
          action={<Button size="sm">购买</Button>}
          onClose={fn()}
        >
          按近 7 天用量，约 2 天后用尽
        </Note>
        <Note
          kind="info"
          icon={ShieldCheck}
          title="防作弊服务剩 12 天"
          action={
            <LinkButton href="#service" size="sm">
              查看详情
            </LinkButton>
          }
          onClose={fn()}
        >
          山海行纪 · iOS
        </Note>
        <Note icon={FileCheck} title="合规信息待确认" action={<Button size="sm">去确认</Button>} onClose={fn()}>
          应用收集字段已更新
        </Note>
        <Note>
          以下为<Text isStrong>示例数据</Text>，来自虚构应用“示例游戏”，与山海行纪无关。
        </Note>
      </Stack>
    </div>
  ),
});

export const InOneLine = meta.story({
  render: () => (
    <Stack gap="2">
      <Note
        kind="warning"
        icon={ClockAlert}
        isInline
        title="小满学堂 8 天后到期。"
        action={<Button size="sm">联系续费</Button>}
        onClose={fn()}
      >
        到期后停止接收数据，历史报表可继续查看。
      </Note>
      <Note icon={Package} isInline title="母包 6.2.1" action={<Button size="sm">更新 2 个旧包</Button>}>
        11-18 16:20 上传 · 128.4 MB
      </Note>
    </Stack>
  ),
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { locale: 'en' },
  render: () => (
    <Stack gap="2">
      <Note
        kind="warning"
        title="Please check the account name and cid."
        action={<Button size="sm">Authorise again</Button>}
        onClose={fn()}
      >
        Whichever media account is signed in to this browser will be bound. A wrong one books its spend to another app.
      </Note>
      <Note kind="negative" title="Mini program quota is used up" action={<Button size="sm">Buy</Button>} onClose={fn()} />
    </Stack>
  ),
});

export const Closable = meta.story({
  render: function Demo() {
    const [isClosed, setClosed] = useState(false);
    return isClosed ? (
      <p>已记下，不再提醒。</p>
    ) : (
      <Note kind="warning" title="专业版 22 天后到期" onClose={() => setClosed(true)}>
        2026-12-12 · 24 个应用
      </Note>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('专业版 22 天后到期');
    await userEvent.click(canvas.getByRole('button', { name: '关闭提醒' }));
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
});
