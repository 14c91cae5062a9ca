import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { SecretField, type SecretFieldProps } from './SecretField.tsx';

function Held({ value, onChange, ...rest }: SecretFieldProps) {
  return <SecretField {...rest} {...useControlled(value ?? '', onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/Secret field 密钥输入',
  component: SecretField,
  args: { label: 'Token', onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story();

export const Filled = meta.story({ args: { value: '7f0a93c8d1e24b6fa5b7c9d2e3f45be1', isMono: true, confirmation: '格式正确，32 位' } });

export const AlreadySaved = meta.story({
  args: { placeholder: '7f0a93••••••••••••••••••••••5be1', isMono: true, hint: '已加密保存，不能再次查看；留空则不修改' },
});

export const Wrong = meta.story({ args: { value: '7f0a93', isMono: true, isRequired: true, error: 'Token 应为 32 位，现在是 6 位' } });

export const Disabled = meta.story({ args: { label: '账户密码', value: 'shanhai-2026', isDisabled: true } });

export const ShowsAndHides = meta.story({
  args: { label: '账户密码', autoComplete: 'current-password' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('账户密码');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(input);
    await userEvent.paste('shanhai-2026');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '账户密码' })).toHaveValue('shanhai-2026');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: '显示账户密码' })).toHaveFocus());
  },
});

/** A secret that was shown and then cleared, as after a save, leaves a field that hides the next one. */
export const HidesTheNextSecret = meta.story({
  tags: ['no-picture'],
  args: { label: '账户密码' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('账户密码');
    await userEvent.type(input, 'shanhai-2026');
    await userEvent.click(canvas.getByRole('button', { name: '显示账户密码' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.clear(input);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'next');
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Client secret', isRequired: true, hint: 'Encrypted when saved; nobody can read it again' },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap="4">
      <SecretField label="Token" isRequired isMono value="7f0a93c8d1e24b6fa5b7c9d2e3f45be1" confirmation="格式正确，32 位" />
      <SecretField label="账户密码" isRequired value="shanhai-26" hint="媒体接口要求，用于换取会话" />
      <SecretField label="Client Secret" isMono placeholder="7f0a93••••••••5be1" hint="留空则不修改" />
      <SecretField label="Token" isMono value="7f0a93" error="Token 应为 32 位，现在是 6 位" />
      <SecretField label="禁用" value="shanhai-26" isDisabled />
      <SecretField label="只读" value="shanhai-26" isReadOnly />
      <SecretField label="校验中" value="shanhai-26" isBusy />
      <SecretField label="密码" value="shanhai-26" size="lg" autoComplete="new-password" />
    </Grid>
  ),
});
