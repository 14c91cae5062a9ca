import { useState } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { expect, fn, waitFor } from 'storybook/test';
import { withOwnEvents } from '#storybook/driven/own-events.ts';
import preview from '#storybook/preview.tsx';
import { Button, DescriptionList, Panel, Status } from '#design-system';
import { AddressesContext } from '#app/lib/address/lastAddress.ts';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from '#app/lib/router.ts';
import { DetailPage, DetailTabs, type RecordState } from './index.ts';

interface Account {
  name: string;
  cid: string;
}

const account: Account = { name: '星海-主账户', cid: '1793 4402 9930' };
const here: RecordState<Account> = { data: account, error: null, isFetching: false, refetch: fn(), isGone: false };

interface SampleProps {
  of: RecordState<Account>;
  isChinese: boolean;
}

function Sample({ of, isChinese }: SampleProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <AriaRouter navigate={(path) => void navigate(path)}>
      <DetailPage
        of={of}
        name={({ name }) => name}
        fallback={isChinese ? '广告账户' : 'Ad account'}
        list={{ href: '/manage/channel', name: isChinese ? '广告账户管理' : 'Ad accounts' }}
        state={() => <Status tone="good">{isChinese ? '正常' : 'Healthy'}</Status>}
        actions={() => <Button>{isChinese ? '停用' : 'Disable'}</Button>}
      >
        {({ name, cid }) => (
          <DetailTabs
            label={name}
            items={[
              {
                id: 'overview',
                label: isChinese ? '概览' : 'Overview',
                content: (
                  <Panel title={isChinese ? '账户' : 'Account'}>
                    <DescriptionList items={[{ term: 'cid', value: cid }]} />
                  </Panel>
                ),
              },
              { id: 'apps', label: isChinese ? '关联应用' : 'Apps', count: 2, content: <Panel>星海远征 iOS、星海远征 Android</Panel> },
            ]}
          />
        )}
      </DetailPage>
      <output aria-label="address">{pathname + search}</output>
    </AriaRouter>
  );
}

const left = new Map([['/manage/channel', '?q=星海&page=3']]);

function Console(props: SampleProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/record', element: <Sample {...props} /> },
        { path: '*', element: <h1>广告账户管理</h1> },
      ],
      { initialEntries: ['/record'] },
    ),
  );
  return (
    <AddressesContext value={left}>
      <RouterProvider router={router} />
    </AddressesContext>
  );
}

const meta = preview.meta({
  title: 'Screens/Kit/Detail 详情',
  component: Console,
  parameters: { layout: 'fullscreen' },
  args: { of: here, isChinese: true },
  beforeEach: withOwnEvents,
});

/** The way back leads to the list as it was left. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '星海-主账户' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '广告账户管理' })).toHaveAttribute('href', '/manage/channel?q=%E6%98%9F%E6%B5%B7&page=3');
    await expect(canvas.getByRole('button', { name: '停用' })).toBeVisible();
  },
});

/** The open tab stands in the address. */
export const OpensATab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /关联应用/ }));
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/record?tab=apps'));
    await expect(canvas.getByText('星海远征 iOS、星海远征 Android')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(/^\/record$/));
  },
});

export const LongName = meta.story({
  args: {
    of: { ...here, data: { ...account, name: '云岫互动科技有限公司-星海远征-双十一预约-信息流-达人-素材测试-华东-备用-03'.repeat(2) } },
  },
});

export const Loading = meta.story({
  args: { of: { ...here, data: undefined, isFetching: true } },
  parameters: { picture: { busy: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '加载中' })).toBeInTheDocument();
  },
});

/** Deleted, or of somebody else: the page says the same. */
export const Gone = meta.story({
  args: { of: { ...here, data: undefined, isGone: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这条记录' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到广告账户管理' })).toBeVisible();
  },
});

export const Failing = meta.story({
  args: { of: { ...here, data: undefined, error: new Error('broken') } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.of.refetch).toHaveBeenCalledTimes(1);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({ parameters: { locale: 'en' }, args: { isChinese: false } });
