import { expect, screen, waitFor } from 'storybook/test';
import { toasts } from '../../design-system/overlays/toast/toasts.ts';

/** Waits until a toast has said it and is gone: how long it would stay must not show in a picture. */
export async function waitForToast(words: string): Promise<void> {
  await screen.findAllByText(words);
  toasts.clear();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
}
