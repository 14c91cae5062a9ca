import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Data/Pagination 分页',
  component: Pagination,
  args: { total: 248, page: 1, pageSize: 20, onPage: fn(), onPageSize: fn() },
  render: function Demo(args) {
    const [page, setPage] = useState(args.page);
    const [pageSize, setPageSize] = useState(args.pageSize);
    return (
      <Pagination
        {...args}
        page={page}
        pageSize={pageSize}
        onPage={(next) => {
          setPage(next);
          args.onPage(next);
        }}
        onPageSize={setPageSize}
      />
    );
  },
});

export const First = meta.story({ tags: ['matrix'] });
export const Middle = meta.story({ args: { page: 7 } });
export const Last = meta.story({ args: { page: 13 } });
export const Nothing = meta.story({ args: { total: 0 } });
export const BeyondTheEnd = meta.story({
  parameters: { picture: { as: 'last' } },
  args: { page: 99 },
});
export const English = meta.story({ parameters: { locale: 'en' }, args: { total: 1_284_600 } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { page: 7 } });

/** A finger needs 40 pixels both ways, also for a number of one digit: what lies around it answers for it. */
export const UnderAFinger = OnAPhone.extend({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [document.elementFromPoint(x - 19, y), document.elementFromPoint(x + 19, y), document.elementFromPoint(x, y - 19)];
      for (const hit of edges) await expect(hit?.closest('button')).toBe(button);
    }
  },
});

export const Turning = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: '第 13 页' }));
    await expect(canvas.getByRole('button', { name: '第 13 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
  },
});
