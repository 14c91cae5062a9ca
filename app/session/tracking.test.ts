import { afterEach, expect, test, vi } from 'vitest';

/** A browser with a storage of its own, or with one that refuses. */
async function browser({ isBlocked = false, ...says }: { isBlocked?: boolean; globalPrivacyControl?: boolean; doNotTrack?: string } = {}) {
  vi.resetModules();
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value, enumerable: false });
  vi.stubGlobal('navigator', says);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (isBlocked) throw new DOMException('denied', 'SecurityError');
      return kept;
    },
  });
  return { kept, ...(await import('./tracking.ts')) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a no deletes what the script has stored, and nothing else, and leaves its one word', async () => {
  const { kept, ...tracking } = await browser();
  Object.assign(kept, { _provena: 'device session 1', '_provena.e1': 'event {}', 'provena.settings': '{}' });
  expect(await tracking.readTracking()).toMatchObject({ isOut: false, isBlocked: false, names: ['_provena', '_provena.e1'] });
  await tracking.optOutOfTracking();
  expect(kept).toEqual({ _provena: 'out', 'provena.settings': '{}' });
  expect(await tracking.readTracking()).toMatchObject({ isOut: true, isBlocked: false, names: ['_provena'] });
});

test('a no is read by the next page, and taken back', async () => {
  const { kept, ...tracking } = await browser();
  Object.assign(kept, { _provena: 'out' });
  expect(await tracking.readTracking()).toMatchObject({ isOut: true });
  await tracking.optInToTracking();
  expect(kept).toEqual({});
  expect(await tracking.readTracking()).toMatchObject({ isOut: false, names: [] });
});

test('where the storage is blocked a no holds for this page, and says so', async () => {
  const tracking = await browser({ isBlocked: true });
  expect(await tracking.readTracking()).toMatchObject({ isOut: false, isBlocked: true, names: [] });
  await tracking.optOutOfTracking();
  expect(await tracking.readTracking()).toMatchObject({ isOut: true, isBlocked: true });
});

test('what the browser says by itself is told', async () => {
  const tracking = await browser({ globalPrivacyControl: true, doNotTrack: '1' });
  expect(await tracking.readTracking()).toMatchObject({ gpc: true, dnt: true });
});
