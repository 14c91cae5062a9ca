import type { Collector } from '../trial/collector.ts';

/** What a page plays by itself. `ask(question)` is answered by the trial, `until(…)` when all of that has arrived. */
const tools = `
const ask = (about) => fetch('/ask/' + RUN + '?about=' + encodeURIComponent(about)).then((answer) => answer.text());
const until = (...whats) => ask('until ' + whats.join());
// The collector has a request before its page has the answer, and a page that waits for one is not put into the back/forward cache.
const answered = async () => {
  const sent = Number(await ask('requests'));
  let ended = 0;
  await new Promise((resolve) =>
    new PerformanceObserver((list) => {
      ended += list.getEntries().filter(({ name }) => name.includes('/' + RUN + '/')).length;
      if (ended >= sent) resolve();
    }).observe({ type: 'resource', buffered: true }),
  );
};
const loaded = new Promise((resolve) => addEventListener('load', resolve));
`;

export interface Story {
  says: string;
  /** Options of `init`, and what stands in the address. */
  options?: string;
  at?: string;
  page: string;
  elsewhere?: string;
  /** After this word of the page the browser is killed and opened again. */
  killedAfter?: string;
  /** What is not as it should be. */
  faults: (run: string, collector: Collector, words: readonly string[]) => string[];
}

const forty = Array.from({ length: 40 }, (_, index) => `e${index}`);
const missing = (run: string, collector: Collector, whats: readonly string[]) => {
  const arrived = collector.whats(run);
  return whats.flatMap((what) => {
    const count = arrived.filter((one) => one === what).length;
    return count === 1 ? [] : [`${what} arrived ${count} times`];
  });
};

export const stories: Readonly<Record<string, Story>> = {
  walk: {
    says: 'a strict page with Trusted Types; back out of the back/forward cache is a new view; no secret, cookie or preflight',
    page: `
addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted) return;
  await ask('views 3');
  ask('done persisted');
});
loaded.then(async () => {
  if (performance.getEntriesByType('navigation')[0].type === 'back_forward') return ask('done reloaded');
  provena('order', { transactionId: 'T1' });
  await until('pageview', 'order');
  history.pushState({}, '', '?token=SECRET');
  await ask('views 2');
  await answered();
  location.href = '/elsewhere/walk';
});`,
    elsewhere: `until('exit', 'appduration').then(() => history.back());`,
    faults: (run, collector, words) => [
      ...missing(run, collector, ['order']),
      ...(words.includes('done persisted') ? [] : ['the page did not come out of the back/forward cache']),
      ...(collector.of(run).requests.some(({ form, headers }) => /SECRET|theirs=1/.test(form + JSON.stringify(headers)))
        ? ['a secret left']
        : []),
      ...(collector.sent(run).find(({ what }) => what === 'pageview')?.['loadtime'] ? [] : ['the first view has no load time']),
    ],
  },
  left: {
    says: 'forty events, and the page is left in the same task',
    page: `loaded.then(() => {
  if (location.search) return until('e39').then(() => ask('done'));
  for (let index = 0; index < 40; index += 1) provena('event', 'e' + index);
  location.href = '/elsewhere/left';
});`,
    // What a browser without keep-alive requests has not sent, the next page does.
    elsewhere: `ask('patience e39').then((all) => (all === 'true' ? ask('done') : (location.href = '/page/left?again')));`,
    faults: (run, collector) => missing(run, collector, forty),
  },
  refused: {
    says: 'after a no: no request, no key, on this page and the next',
    page: `loaded.then(async () => {
  await until('pageview');
  provena('optOut');
  await ask('count');
  provena('order');
  document.querySelector('button').click();
  history.pushState({}, '', '/page/refused/next');
  location.href = '/elsewhere/refused';
});`,
    elsewhere: `ask('count').then(() => ask('done ' + JSON.stringify([Object.keys(localStorage), document.cookie])));`,
    faults: (_, __, words) => {
      const [before, after] = words.filter((word) => word.startsWith('count '));
      return [
        ...(before === after ? [] : [`${before}, then ${after}`]),
        ...(words.includes('done [[],""]') ? [] : [`something is stored: ${words.at(-1)}`]),
      ];
    },
  },
  later: {
    says: 'what a receiver that is away has not taken, the next page sends',
    page: `loaded.then(async () => {
  if (location.search) return until('order').then(() => ask('done'));
  await ask('failing');
  provena('order');
  setTimeout(() => (location.href = '/elsewhere/later'));
});`,
    elsewhere: `ask('well').then(() => (location.href = '/page/later?again'));`,
    faults: (run, collector) => missing(run, collector, ['order']),
  },
  killed: {
    says: 'an order that can be delivered is, though the browser is killed',
    page: `loaded.then(async () => {
  if (location.search.includes('again')) return until('order').then(() => ask('done'));
  provena('order');
  await until('order');
  ask('kill');
});`,
    killedAfter: 'kill',
    faults: (run, collector) => missing(run, collector, ['order']),
  },
  durable: {
    says: 'with `durable`, one that the receiver has not taken outlives a browser that is killed',
    options: '"hosts":[],"durable":true',
    at: '?full',
    page: `loaded.then(async () => {
  if (location.search.includes('again')) return until('order').then(() => ask('done'));
  await ask('failing');
  provena('order');
  const count = () => new Promise((resolve) => {
    const request = indexedDB.open('_provena');
    request.onsuccess = () => {
      const keys = request.result.transaction('_provena').objectStore('_provena').getAllKeys();
      keys.onsuccess = () => (request.result.close(), resolve(keys.result.length));
    };
  });
  while (!(await count()));
  // So that the database alone has it.
  localStorage.clear();
  ask('kill');
});`,
    killedAfter: 'kill',
    faults: (run, collector) => missing(run, collector, ['order']),
  },
};

export const scripts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(stories).flatMap(([run, { page, elsewhere = '' }]) =>
    Object.entries({ page, elsewhere }).map(([kind, script]) => [`${kind}/${run}`, `const RUN = '${run}';${tools}${script}`]),
  ),
);
