import { readProblem } from './lib/problem/problem.ts';
import { stopClock } from './lib/problem/stopClock.ts';
import { createBrowserStorage } from './session/browserStorage.ts';
import { createCookieStore } from './session/cookieStore.ts';
import { Session } from './session/session.ts';

/**
 * In development only: `?scenario=failing` in the address of the page chooses the world that its calls are answered from, and `?scenario=recorded`
 * the problem that the server was started with.
 */
export async function openScenario(name: string, base: string) {
  sendName(name);
  if (name === 'recorded') await openRecording(base);
}

function sendName(name: string) {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname.startsWith('/api/')) request.headers.set('X-Scenario', name);
    return plain(request);
  };
}

/** Signs in as the recorded person, with their settings and at their time, before the console reads any of it. */
async function openRecording(base: string) {
  const response = await fetch('/recorded-problem.json');
  const read = readProblem(response.ok ? await response.text() : '');
  if ('wrong' in read) throw new Error(read.wrong[1]);
  const { account, menus, settings, savedAt } = read.problem;
  stopClock(new Date(savedAt), null);
  const storage = createBrowserStorage(() => localStorage);
  const session = new Session(createCookieStore(document, location.protocol === 'https:', base), storage);
  session.end('lost');
  if (account) {
    session.begin(account);
    session.setMenus(menus);
  }
  storage.put('settings', settings);
}
