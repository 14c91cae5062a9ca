import { screen, spyOn, waitFor } from 'storybook/test';

interface Page {
  canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Presses Export of the page, or that of a panel, and CSV; returns the lines of the file that would be saved, each by its cells. */
export async function saveAsCsv({ canvas, userEvent }: Page, name = /^(导出|Export)$/): Promise<string[][]> {
  const saved: Blob[] = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:none';
  });
  const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  try {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => {
      if (!saved.length) throw new Error('Nothing has been saved');
    });
  } finally {
    made.mockRestore();
    pressed.mockRestore();
  }
  return ((await saved[0]?.text()) ?? '').split(/\r?\n/).map((line) => line.split(','));
}
