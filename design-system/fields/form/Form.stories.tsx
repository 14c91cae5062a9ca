import { expect, fn, waitFor } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { CampaignForm, right, type Campaign } from './samples.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { Form } from './Form.tsx';
import { useFieldForm } from './useFieldForm.ts';
import { useRules } from './useRules.ts';

const meta = preview.meta({
  title: 'Fields/Form 表单',
  component: CampaignForm,
  args: { onSave: fn(async () => undefined) },
  // The live announcement of a busy button names the button and outlives its story by seconds.
  beforeEach: () => () => document.querySelectorAll('[data-live-announcer] > *').forEach((log) => log.replaceChildren()),
});

/** A service that refuses: the name is taken. */
class Refused extends Error {
  code = -6001;
}

const refuses = async () => {
  throw new Refused('name taken');
};

const explain = (error: unknown) =>
  error instanceof Refused ? { fields: [{ name: 'alias' as const, error: '名称已存在（100482），换一个名称' }] } : undefined;

export const Plain = meta.story({ tags: ['matrix'] });

export const Filled = meta.story({ args: { values: right } });

export const English = meta.story({ parameters: { locale: 'en' }, args: { isEnglish: true } });

export const SavesWhatIsRight = meta.story({
  args: { values: right },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '活动名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '秋季-达人 01');
    await userEvent.click(canvas.getByRole('checkbox', { name: '关键词' }));
    await userEvent.click(canvas.getByRole('radio', { name: '按激活' }));
    await expect(canvas.getByText('3 处改动')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '按点击' }));
    await expect(canvas.getByText('2 处改动')).toBeVisible();
    await userEvent.click(name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith({ ...right, alias: '秋季-达人 01', data: ['cost'] });
    await expect(await canvas.findByText('没有改动')).toBeVisible();
  },
});

export const SaysWhatIsWrongWhenAFieldIsLeft = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '活动名称' });
    await userEvent.click(name);
    await expect(name).toBeValid();
    await userEvent.tab();
    await expect(await canvas.findByText('填写活动名称')).toBeVisible();
    await expect(name).toBeInvalid();
    await userEvent.type(name, '秋');
    await waitFor(() => expect(name).toBeValid());
    const budget = canvas.getByRole('textbox', { name: '每日预算' });
    await userEvent.type(budget, '320');
    await userEvent.tab();
    await expect(await canvas.findByText('不低于 ¥500')).toBeVisible();
    await expect(budget).toHaveValue('320');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const LeadsToTheFirstWrongField = meta.story({
  parameters: { pictures: [{ state: 'hover' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '活动名称' }), '秋季');
    await userEvent.click(canvas.getByRole('button', { name: '创建活动' }));
    await expect(await canvas.findByText('还有 6 处需要修改')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Token/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '选择计费方式' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '按激活' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('还有 5 处需要修改')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const KeepsWhatWasTypedWhenRefused = meta.story({
  args: { values: right, onSave: fn(refuses), explain },
  play: async ({ args, canvas, userEvent }) => {
    const budget = canvas.getByRole('textbox', { name: '每日预算' });
    await userEvent.clear(budget);
    await userEvent.type(budget, '8000{Enter}');
    await expect(await canvas.findAllByText('名称已存在（100482），换一个名称')).toHaveLength(2);
    const name = canvas.getByRole('textbox', { name: '活动名称' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(budget).toHaveValue('8,000');
    await expect(canvas.getByText('1 处改动')).toBeVisible();
    await userEvent.type(name, '-D');
    await waitFor(() => expect(name).toBeValid());
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

export const SaysThatItFailed = meta.story({
  args: { values: right, onSave: fn(refuses) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '创建活动' }));
    await expect(await canvas.findByText('没有保存成功，填写的内容都还在，请重试')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '活动名称' })).toHaveValue(right.alias);
  },
});

/** What belongs to the sentence stands below it, and goes with it at the next try. */
export const SaysWhatChanged = meta.story({
  args: {
    values: right,
    onSave: fn(refuses),
    explain: () => ({
      form: {
        title: '10:32 被 陆闻舟 修改，没有覆盖。',
        details: <Text as="p">每日预算 5,000 → 8,000</Text>,
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '创建活动' }));
    await expect(await canvas.findByText('每日预算 5,000 → 8,000')).toBeVisible();
    await moment('refused');
    const name = canvas.getByRole('textbox', { name: '活动名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    await waitFor(() => expect(canvas.queryByText('每日预算 5,000 → 8,000')).toBeNull());
  },
});

export const OneSaveAtATime = meta.story({
  args: { values: right, onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '活动名称' });
    await userEvent.type(name, '{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /创建活动/ }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('form', { name: '新建推广活动' })).toHaveAttribute('aria-busy', 'true');
  },
});

let finish = () => {};

export const WhatIsTypedMeanwhileIsUnsaved = meta.story({
  args: { values: right, onSave: fn(() => new Promise<void>((resolve) => (finish = resolve))) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '活动名称' });
    await userEvent.type(name, '-D{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '双 11 后调价');
    await expect(canvas.getByText('2 处改动')).toBeVisible();
    finish();
    await expect(await canvas.findByText('1 处改动')).toBeVisible();
  },
});

interface Login {
  email: string;
  password: string;
}

function LoginForm({ onSave }: { onSave: (values: Login) => unknown }) {
  const form = useFieldForm<Login>({ defaultValues: { email: '', password: '' } });
  const rule = useRules();
  return (
    <div style={{ maxWidth: 376 }}>
      <Form of={form} onSave={onSave} label="登录">
        <TextField
          {...form.field('email', { ...rule.write('邮箱'), ...rule.email() })}
          label="邮箱"
          size="lg"
          type="email"
          autoComplete="username"
        />
        <SecretField {...form.field('password', rule.write('密码'))} label="密码" size="lg" autoComplete="current-password" />
        <Button type="submit" kind="primary" size="lg" isBusy={form.isSaving}>
          登录
        </Button>
      </Form>
    </div>
  );
}

export const Short = meta.story({
  render: () => <LoginForm onSave={() => Promise.reject(new Error('no'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), 'shen@shanhai{Enter}');
    await expect(await canvas.findByText('填写完整的邮箱')).toBeVisible();
    await expect(canvas.queryByText(/处需要修改/)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), '.example');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'shanhai-26{Enter}');
    await expect(await canvas.findByText('没有保存成功，填写的内容都还在，请重试')).toBeVisible();
  },
});

function Drawer({ onSave }: { onSave: (values: Pick<Campaign, 'alias'>) => unknown }) {
  const form = useFieldForm({ defaultValues: { alias: '' } });
  const rule = useRules();
  return (
    <Stack gap="4">
      <Form of={form} onSave={onSave} id="alias-form">
        <TextField {...form.field('alias', rule.write('账户别名'))} label="账户别名" />
      </Form>
      <Stack direction="row" gap="2">
        <Text tone="tertiary">{form.changeCount} 处改动</Text>
        <Button type="submit" form="alias-form" kind="primary">
          保存
        </Button>
      </Stack>
    </Stack>
  );
}

/** As in a drawer, whose buttons stand in a footer of its own. */
export const ButtonOutside = meta.story({
  render: ({ onSave }) => <Drawer onSave={(values) => onSave({ ...right, ...values })} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'shanhai-sem-南区');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...right, alias: 'shanhai-sem-南区' }));
  },
});

/** Letters smaller than 16 pixels make the browser of a phone zoom in. */
export const TextsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <PhoneFields />,
  play: async ({ canvasElement }) => {
    const all = () => [
      ...canvasElement.querySelectorAll<HTMLElement>(
        'input:not([tabindex="-1"], [type=hidden]), textarea, [role=spinbutton], [aria-haspopup]',
      ),
    ];
    await waitFor(() => expect(all().length).toBeGreaterThan(14));
    const texts = all().filter((field) => field.innerText || field.matches('input, textarea'));
    const shown = texts.map((field) => [...field.querySelectorAll<HTMLElement>('span')].findLast((part) => part.innerText) ?? field);
    const small = shown.filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 16);
    await expect(small.map((part) => part.outerHTML)).toEqual([]);
  },
});
