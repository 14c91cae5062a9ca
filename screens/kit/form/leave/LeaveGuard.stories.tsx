import { useState } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { expect, screen, waitFor } from 'storybook/test';
import { withOwnEvents } from '#storybook/driven/own-events.ts';
import { moment } from '#storybook/plays/moment.ts';
import preview from '#storybook/preview.tsx';
import { Button, Form, Heading, Link, Stack, TextField, useFieldForm } from '#design-system';
import { createMemoryRouter, RouterProvider, useNavigate } from '#app/lib/router.ts';
import { afterSave } from './leaving.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

function Page() {
  const navigate = useNavigate();
  const form = useFieldForm({ defaultValues: { name: '山海行纪' } });
  return (
    <AriaRouter navigate={(path) => void navigate(path)}>
      <Stack gap="4">
        <Form of={form} onSave={() => navigate('/list', afterSave)} label="应用">
          <LeaveGuard isUnsaved={form.changeCount > 0} leavesWith={['step']} />
          <TextField {...form.field('name')} label="应用名称" />
          <Button type="submit" kind="primary">
            保存
          </Button>
        </Form>
        <Stack direction="row" gap="3">
          <Link href="/list">应用列表</Link>
          <Link href="/app?step=guide">接入文档</Link>
          <Link href="/app?help=open">帮助</Link>
        </Stack>
      </Stack>
    </AriaRouter>
  );
}

function Console() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/app', element: <Page /> },
        { path: '/list', element: <Heading level={1}>应用列表</Heading> },
      ],
      { initialEntries: ['/app'] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'Screens/Kit/Leave guard 离开前询问',
  component: LeaveGuard,
  args: { isUnsaved: false },
  beforeEach: withOwnEvents,
});

export const AsksBeforeLeaving = meta.story({
  render: () => <Console />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '应用名称' });
    await userEvent.type(name, '二');
    await userEvent.click(canvas.getByRole('link', { name: '帮助' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: '接入文档' }));
    const goOn = await screen.findByRole('button', { name: '继续编辑' });
    await moment('asks');
    await userEvent.click(goOn);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('山海行纪二');
    await userEvent.click(canvas.getByRole('link', { name: '应用列表' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃更改' }));
    await expect(await canvas.findByRole('heading', { name: '应用列表' })).toBeVisible();
  },
});

export const LeadsOnAfterSaving = meta.story({
  parameters: { picture: { as: 'asks-before-leaving' } },
  render: () => <Console />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '应用名称' }), '二{Enter}');
    await expect(await canvas.findByRole('heading', { name: '应用列表' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const ClosingTheWindow = meta.story({
  render: () => <Console />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '应用名称' });
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(isAsked()).toBe(false);
    await userEvent.type(name, '二');
    await waitFor(() => expect(isAsked()).toBe(true));
    await userEvent.type(name, '{Backspace}');
    await waitFor(() => expect(isAsked()).toBe(false));
  },
});
