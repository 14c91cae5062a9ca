import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Panel } from '../panel/Panel.tsx';
import { MasterDetail } from './MasterDetail.tsx';

const meta = preview.meta({
  title: 'Layout/Master detail 列表与详情',
  component: MasterDetail,
  args: { isDetailOpen: false, onBack: () => undefined, list: null, children: null },
});

const roles = [
  ['投放优化师', '14 人'],
  ['数据分析师', '9 人'],
  ['渠道人员', '8 人'],
  ['应用管理员', '5 人'],
  ['财务只读', '2 人'],
] as const;

interface RolesProps {
  listWidth?: 216 | 304 | 376;
  isOpen?: boolean;
  backTo?: string;
}

function Roles({ listWidth, isOpen: isOpenAtFirst = false, backTo = '全部角色' }: RolesProps) {
  const [chosen, setChosen] = useState<string>(roles[0][0]);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const open = (name: string) => {
    setChosen(name);
    setOpen(true);
  };
  const list = (
    <Panel isFlush>
      <Names>
        {roles.map(([name, people]) => (
          <li key={name}>
            <button type="button" aria-current={name === chosen || undefined} onClick={() => open(name)}>
              {name}
              <Text kind="caption" tone="tertiary">
                {people}
              </Text>
            </button>
          </li>
        ))}
      </Names>
    </Panel>
  );
  return (
    <MasterDetail list={list} {...(listWidth && { listWidth })} isDetailOpen={isOpen} onBack={() => setOpen(false)} backTo={backTo}>
      <Panel title={chosen} note="查看 12 页，编辑 4 页">
        <Text tone="secondary">广告监测、推广管理、数据服务</Text>
      </Panel>
    </MasterDetail>
  );
}

export const SideBySide = meta.story({
  tags: ['matrix'],
  args: { backTo: '全部角色' },
  render: ({ listWidth, backTo }) => <Roles {...(listWidth && { listWidth })} {...(backTo && { backTo })} />,
});

export const ListOf304 = meta.story({ render: () => <Roles listWidth={304} /> });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } }, render: () => <Roles /> });

export const ListOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Roles /> });

export const DetailOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Roles isOpen /> });

export const ThereAndBackOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Roles />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: '投放优化师' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /渠道人员/ }));
    await expect(canvas.getByRole('heading', { name: '渠道人员' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /数据分析师/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: '渠道人员' }).closest('[tabindex="-1"]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '全部角色' }));
    await expect(canvas.getByRole('button', { name: /数据分析师/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /数据分析师/ }).closest('[tabindex="-1"]')).toHaveFocus());
  },
});

const Names = styled.ul`
  padding: 8px 0;

  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: var(--density-row);
    padding: 0 16px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  & [aria-current] {
    background: var(--color-bg-selected);
    box-shadow: inset 2px 0 var(--color-accent-solid);
    font-weight: 500;
  }
`;
