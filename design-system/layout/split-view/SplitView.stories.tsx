import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SplitView } from './SplitView.tsx';

const panel = (title: string, words: string) => (
  <Panel title={title}>
    <Text tone="secondary">{words}</Text>
  </Panel>
);

const meta = preview.meta({
  title: 'Layout/Split view 主从分栏',
  component: SplitView,
  parameters: { layout: 'padded' },
  args: {
    side: (
      <>
        {panel('个人资料', '沈砚秋，主账号，山海互动')}
        {panel('安全', '密码 94 天前修改，登录邮箱已验证')}
      </>
    ),
    children: (
      <>
        {panel('流量用量', '监测流量 7,843K / 10,000K，近 7 天日均 113K，预计 12-05 – 12-14 用尽。')}
        {panel('增值服务', '5 项，3 项已开通')}
      </>
    ),
  },
});

export const SideOf376 = meta.story({ tags: ['matrix'] });

export const BelowOnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const WideForCode = meta.story({ args: { sideWidth: 'wide', side: panel('原始报文', '{ "what": "payment" }') } });

export const SourceAndResult = meta.story({
  args: { sideAt: 'start', side: panel('粘贴活动清单', '248 行，3 行需要修改'), children: panel('试算与创建', '245 行可以创建') },
});

/** Who may see nothing of the side has the whole width for the rest. */
export const WithoutASide = meta.story({
  args: { side: null, children: panel('流量用量', '监测流量 7,843K / 10,000K') },
  play: async ({ canvas, canvasElement }) => {
    const panelWidth = canvas.getByText('流量用量').closest('section')?.getBoundingClientRect().width ?? 0;
    await expect(panelWidth).toBeGreaterThan(canvasElement.getBoundingClientRect().width * 0.9);
  },
});

export const ResultFirstOnAPhone = SourceAndResult.extend({ globals: { viewport: { value: 'phone' } } });

/** Before there is a result, its source is what has to be filled in. */
export const SourceFirstOnAPhone = ResultFirstOnAPhone.extend({
  args: { isSideFirst: true },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('粘贴活动清单')).toBeLessThan(top('试算与创建'));
  },
});
