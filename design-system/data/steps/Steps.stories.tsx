import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextField } from '../../fields/text-field/TextField.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Instructions } from './Instructions.tsx';
import { Steps, type Step } from './Steps.tsx';

const steps: Step[] = [
  {
    id: 'account',
    title: '渠道与账户',
    state: 'passed',
    summary: '巨量引擎 · 山海-买量 01（1793 4402 8815）',
    action: <Button kind="link">修改</Button>,
  },
  {
    id: 'goal',
    title: '推广目标',
    state: 'passed',
    summary: 'App Store · id 6471 928 305，已安装时打开 shanhai://event/autumn',
    action: <Button kind="link">修改</Button>,
  },
  {
    id: 'name',
    title: '名称与监测参数',
    state: 'current',
    content: <TextField label="活动名称" value="秋季版本-达人短视频-C" isRequired />,
  },
  { id: 'review', title: '复核并创建', state: 'ahead', summary: '核对链接、二维码与首次点击' },
];

const meta = preview.meta({ title: 'Data/Steps 步骤', component: Steps, args: { label: '新建推广活动', steps } });

export const Building = meta.story({ tags: ['matrix'] });

export const Broken = meta.story({
  args: {
    label: '数据为何没有回传',
    steps: [
      { id: 'click', title: '点击', state: 'passed', summary: '10:31:07，巨量引擎' },
      { id: 'install', title: '激活', state: 'passed', summary: '10:33:20' },
      {
        id: 'postback',
        title: '回传',
        state: 'broken',
        summary: '缺少回调宏 __CALLBACK_PARAM__',
        action: <Button kind="link">补上宏</Button>,
      },
      { id: 'media', title: '媒体确认', state: 'ahead' },
    ],
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, parameters: { locale: 'en' } });

export const CurrentIsSaid = meta.story({
  parameters: { picture: { as: 'building' } },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('第 3 步，共 4 步');
  },
});

const instruction = (id: string, title: string, text: string) => ({
  id,
  content: (
    <>
      <Text isStrong>{title}</Text>
      <Text as="p" tone="secondary">
        {text}
      </Text>
    </>
  ),
});

const instructions = [
  instruction('sign-in', '登录华为广告', '用主账户登录，子账户看不到接口设置。'),
  instruction('tool', '工具 → 推广 API', '首次使用要先申请开通，通常一个工作日内通过。'),
  instruction('client', '创建客户端', '复制 Client ID 与 Client Secret，后者只显示一次。'),
];

/** What is to be done in another place has numbers and no state. */
export const Numbered = meta.story({ render: () => <Instructions steps={instructions} /> });

export const NumberedWithRoom = meta.story({ render: () => <Instructions isRoomy steps={instructions} /> });
