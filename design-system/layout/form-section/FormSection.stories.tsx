import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextField } from '../../fields/text-field/TextField.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { GridCell } from '../../primitives/grid/Grid.tsx';
import { Panel } from '../panel/Panel.tsx';
import { FormFooter } from './FormFooter.tsx';
import { FormSection } from './FormSection.tsx';

const meta = preview.meta({ title: 'Layout/Form section 表单分组', component: FormSection, args: { title: '账户', children: null } });

const stored = { alias: 'shanhai-sem-南区', account: 'bj-shanhaixing', token: '7f0a93••••5be1', note: '' };

function Binding(section: Partial<Pick<Parameters<typeof FormSection>[0], 'title' | 'level' | 'explanation' | 'columns'>>) {
  const [form, setForm] = useState(stored);
  const field = (name: keyof typeof stored) => ({
    name,
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
  });
  const unsaved = Object.entries(stored).filter(([name, value]) => Object.entries(form).some((now) => now[0] === name && now[1] !== value));
  return (
    <Panel
      title="绑定新账户"
      note="凭证加密保存，任何人都不能再次查看"
      footer={
        <FormFooter unsaved={unsaved.length} note="将绑定到 2 个应用">
          <Button isDisabled={unsaved.length === 0} onPress={() => setForm(stored)}>
            放弃
          </Button>
          <Button kind="primary">绑定账户</Button>
        </FormFooter>
      }
    >
      <FormSection title="账户" level={3} explanation="别名只在 Provena 内显示，推广账户名与媒体后台一致。" {...section}>
        <TextField label="账户别名" isRequired hint="只在 Provena 内显示" {...field('alias')} />
        <TextField label="推广账户名" isRequired {...field('account')} />
      </FormSection>
      <FormSection title="凭证" level={3} explanation="Token 重新生成会让旧的立刻失效。">
        <TextField label="Token" isRequired confirmation="格式正确，32 位" {...field('token')} />
        <TextField label="账户密码" isRequired hint="媒体接口要求，用于换取会话" type="password" autoComplete="off" />
        <GridCell span="all">
          <TextField label="备注" {...field('note')} />
        </GridCell>
      </FormSection>
    </Panel>
  );
}

export const InAPanel = meta.story({
  tags: ['matrix'],
  args: { level: 3, columns: 2, explanation: '别名只在 Provena 内显示，推广账户名与媒体后台一致。' },
  render: ({ title, level = 3, explanation, columns = 2 }) => <Binding {...{ title, level, explanation, columns }} />,
});

export const CountsWhatIsUnsaved = meta.story({
  parameters: { picture: { as: 'in-a-panel' } },
  render: () => <Binding />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /备注/ }), '华东');
    await userEvent.type(canvas.getByRole('textbox', { name: /账户别名/ }), '二');
    await expect(canvas.getByText('2 处未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃' }));
    await expect(canvas.queryByText(/处未保存/)).not.toBeInTheDocument();
  },
});

export const InANarrowPlace = meta.story({
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <Binding />
    </div>
  ),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Binding /> });

const blocked = (
  <FormFooter blocker="还缺 1 个必填的宏：{callback}">
    <Button>上一步</Button>
    <Button kind="primary" isDisabled>
      下一步
    </Button>
  </FormFooter>
);

export const Blocked = meta.story({
  tags: ['matrix'],
  render: () => (
    <Panel title="监测链接" footer={blocked}>
      https://t.provena.test/c/8Kq2mZ
    </Panel>
  ),
});

export const BlockedOnAPhone = Blocked.extend({ tags: ['!matrix'], globals: { viewport: { value: 'phone' } } });

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  render: () => (
    <Panel
      title="Callback address"
      footer={
        <FormFooter unsaved={1} note="takes effect at once for 14 people">
          <Button>Discard</Button>
          <Button kind="primary">Save role</Button>
        </FormFooter>
      }
    >
      <FormSection title="Address" explanation="Sent in real time for every conversion that was attributed." columns={1}>
        <TextField label="URL" value="https://ad.media.example/track/activate/" />
      </FormSection>
    </Panel>
  ),
});
