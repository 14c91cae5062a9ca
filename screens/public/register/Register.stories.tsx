import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Register 注册',
  tags: ['screen'],
  parameters: { at: '/register', scenario: 'guest', layout: 'fullscreen' },
});

export const Empty = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const FindsTheCompany = meta.story({
  play: async ({ canvas, userEvent }) => {
    const company = await canvas.findByRole('combobox', { name: /^企业名称/ });
    await userEvent.type(company, '云岫');
    await userEvent.click(await screen.findByRole('option', { name: /云岫互动科技有限公司/ }));
    await waitFor(() => expect(company).toHaveValue('云岫互动科技有限公司'));
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注册并发送激活邮件' }));
    await expect(await canvas.findByText('填写企业名称')).toBeInTheDocument();
    await expect(await canvas.findByText('同意后才能注册')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^企业名称/ })).toHaveFocus());
  },
});

export const AddressIsTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^企业名称/ }), '一家新公司');
    await userEvent.type(canvas.getByLabelText(/^工作邮箱/), 'super@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provenance-26');
    await userEvent.click(canvas.getByRole('checkbox', { name: /已阅读并同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: '注册并发送激活邮件' }));
    await expect(await canvas.findByText('该邮箱已注册')).toBeInTheDocument();
    // Nothing that was typed is lost.
    await expect(canvas.getByRole('combobox', { name: /^企业名称/ })).toHaveValue('一家新公司');
    await expect(canvas.getByLabelText(/^密码/)).toHaveValue('provenance-26');
    await waitFor(() => expect(canvas.getByLabelText(/^工作邮箱/)).toHaveFocus());
  },
});

/** The form says that the service did not answer; the typed text stays. */
export const ServiceAway = meta.story({
  tags: ['no-picture'], // The note is that of Login ServiceAway.
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^企业名称/ }), '一家新公司');
    await userEvent.type(canvas.getByLabelText(/^工作邮箱/), 'somebody@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provenance-26');
    await userEvent.click(canvas.getByRole('checkbox', { name: /已阅读并同意/ }));
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(canvas.getByRole('button', { name: '注册并发送激活邮件' }));
    await expect(await canvas.findByText('没有连上服务，请稍后重试；填写的内容都还在。')).toBeVisible();
    await expect(canvas.getByLabelText(/^工作邮箱/)).toHaveValue('somebody@provena.test');
  },
});

export const LeadsToTheActivation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^企业名称/ }), '一家新公司');
    await userEvent.type(canvas.getByLabelText(/^工作邮箱/), 'somebody@provena.test');
    await userEvent.type(canvas.getByLabelText(/^密码/), 'provenance-26');
    await userEvent.click(canvas.getByRole('checkbox', { name: /已阅读并同意/ }));
    await userEvent.dblClick(canvas.getByRole('button', { name: '注册并发送激活邮件' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '查收激活邮件' })).toBeInTheDocument();
    await expect(canvas.getByText('somebody@provena.test')).toBeInTheDocument();
  },
});
