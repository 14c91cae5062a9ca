import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ReportContext } from '../../foundation/failure.ts';
import { Empty } from '../empty/Empty.tsx';
import { ReportProblem } from './ReportProblem.tsx';

const report = fn();

const meta = preview.meta({
  title: 'Data/Report problem 报告问题',
  component: ReportProblem,
  beforeEach: () => void report.mockClear(),
  render: () => (
    <ReportContext value={report}>
      <Empty kind="failed" title="加载失败" cause="服务没有正常应答。" actions={<ReportProblem />} />
    </ReportContext>
  ),
});

export const Offered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '报告问题' }));
    await expect(report).toHaveBeenCalledTimes(1);
  },
});

/** A product that takes no reports shows no button. */
export const NotOffered = meta.story({
  render: () => <Empty kind="failed" title="加载失败" cause="服务没有正常应答。" actions={<ReportProblem />} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const English = meta.story({ parameters: { locale: 'en' } });
