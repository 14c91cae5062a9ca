import { expect, test, vi } from 'vitest';
import { fetched, PartUnavailable, type LoadedPage } from './lazyPart.ts';

function page({ isOnline = true, hasMemory = true, hasUnsaved = false, isBack = false } = {}) {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const refetch = vi.fn<(error: unknown) => Promise<boolean>>(async () => isBack);
  const memory = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const loaded: LoadedPage = { isOnline: () => isOnline, memory: hasMemory ? memory : null, reload, refetch, hasUnsaved: () => hasUnsaved };
  return { loaded, reload, refetch };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part that is there is there', async () => {
  const { loaded, reload } = page();
  expect(await fetched('roi', async () => 'part', loaded)).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('a part whose absence was only cached reloads the page once more than a part that is gone', async () => {
  const { loaded, reload, refetch } = page({ isBack: true });
  loaded.memory?.setItem('provena.reloaded roi', '1');
  void fetched('roi', gone, loaded);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(refetch.mock.calls).toEqual([[expect.any(TypeError)]]);
  await expect(fetched('roi', gone, loaded)).rejects.toBeInstanceOf(PartUnavailable);
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that is gone reloads the page once, then says so: never a loop', async () => {
  const { loaded, reload } = page();
  void fetched('roi', gone, loaded);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(fetched('roi', gone, loaded)).rejects.toBeInstanceOf(PartUnavailable);
  await expect(fetched('roi', gone, loaded)).rejects.toBeInstanceOf(PartUnavailable);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('once it is found again, the next time reloads again', async () => {
  const { loaded, reload } = page();
  void fetched('roi', gone, loaded);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await fetched('roi', async () => 'part', loaded);
  void fetched('roi', gone, loaded);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('what was typed and not saved stays: the offer to reload stands in place of the part, and the page is not reloaded', async () => {
  const { loaded, reload } = page({ hasUnsaved: true });
  expect(await fetched('calendar', gone, loaded, 'offer')).toBe('offer');
  await expect(fetched('calendar', gone, loaded)).rejects.toBeInstanceOf(PartUnavailable);
  expect(await fetched('calendar', async () => 'part', loaded, 'offer')).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('without a network, or without a memory, nothing is reloaded', async () => {
  const offline = page({ isOnline: false });
  await expect(fetched('roi', gone, offline.loaded)).rejects.toBeInstanceOf(TypeError);
  const forgetful = page({ hasMemory: false });
  await expect(fetched('roi', gone, forgetful.loaded)).rejects.toBeInstanceOf(PartUnavailable);
  expect(offline.refetch).not.toHaveBeenCalled();
  expect(offline.reload).not.toHaveBeenCalled();
  expect(forgetful.reload).not.toHaveBeenCalled();
});
