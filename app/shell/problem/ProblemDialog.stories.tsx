import { expect, fn, spyOn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { sampleProblem } from '../../lib/problem/sampleProblem.ts';
import { ProblemDialog } from './ProblemDialog.tsx';

const close = fn();

const meta = preview.meta({
  title: 'Screens/Shell/Problem report 报告问题',
  component: ProblemDialog,
  beforeEach: () => void close.mockClear(),
  args: { of: sampleProblem, onClose: close },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** Every section can be opened before it is saved, and the file holds what was shown, with the note. */
export const Saved = meta.story({
  play: async ({ userEvent }) => {
    const made: Blob[] = [];
    const url = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return 'blob:none';
    });
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '展开 calls' }));
    await userEvent.click(dialog.getByRole('button', { name: '展开 /calls/0' }));
    await expect(dialog.getByText('"GET /api/app/find/all"')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /说明/ }), '按了两次重试');
    await userEvent.click(dialog.getByRole('button', { name: '保存文件' }));
    url.mockRestore();
    pressed.mockRestore();
    await expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual({ ...sampleProblem, note: '按了两次重试' });
    await expect(close).toHaveBeenCalledTimes(1);
  },
});
