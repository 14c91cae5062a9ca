import type { Page } from 'playwright';
import { storageKey } from '#app/session/browserStorage.ts';

/** The token of who is signed in (decision 0189). */
export async function storedToken(page: Page): Promise<string> {
  const profile: unknown = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), storageKey('profile'))) ?? 'null');
  const token: unknown = typeof profile === 'object' && profile !== null ? Reflect.get(profile, 'token') : null;
  if (typeof token !== 'string' || token === '') throw new Error('Nobody is signed in');
  return token;
}
