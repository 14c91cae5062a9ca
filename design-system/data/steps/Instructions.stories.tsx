import preview from '#storybook/preview.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Instructions } from './Instructions.tsx';

const step = (id: string, title: string, text: string) => ({
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

const steps = [
  step('sign-in', '登录华为广告', '用主账户登录，子账户看不到接口设置。'),
  step('tool', '工具 → 推广 API', '首次使用要先申请开通，通常一个工作日内通过。'),
  step('client', '创建客户端', '复制 Client ID 与 Client Secret，后者只显示一次。'),
];

const meta = preview.meta({ title: 'Data/Instructions 操作步骤', component: Instructions, args: { steps } });

export const Plain = meta.story();

export const Roomy = meta.story({ args: { isRoomy: true } });
