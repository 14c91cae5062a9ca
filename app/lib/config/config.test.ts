import { expect, test } from 'vitest';
import { applyConfig, config, isCallLacking, sitePath } from './current.ts';
import { ConfigError, configFrom, usualConfig } from './shape.ts';
import { problemOf } from './wanted.ts';

/** The field that is named, and what is said of it. */
function refusalOf(given: unknown): [field: string, problem: string] {
  try {
    configFrom(given);
  } catch (error) {
    if (error instanceof ConfigError) return [error.field, problemOf(error)];
  }
  return ['', 'not refused'];
}

test('all of it may be left out', () => {
  expect(configFrom({})).toEqual(usualConfig);
  expect(usualConfig).toMatchObject({
    api: '',
    demo: null,
    language: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    poll: { flow: 300, announcements: 180 },
    lacks: [],
    monitor: null,
  });
});

test('a full one is read as it stands', () => {
  const full = {
    api: 'https://api.example.com',
    logReceiver: 'https://in.example.com/receiver',
    product: { name: 'Acme', mark: '/acme.svg' },
    links: {
      docs: 'https://docs.example.com',
      support: 'mailto:help@example.com',
      renew: 'https://example.com/renew',
      sales: 'mailto:sales@example.com',
    },
    demo: { email: 'demo@example.com', password: 'open' },
    session: 'httpOnly',
    language: 'en',
    timeZone: 'Europe/Berlin',
    poll: { flow: 600, announcements: 60 },
    lacks: ['GET /api/{app}/logs/*', '*'],
    images: ['https://cdn.example.com'],
    monitor: { address: 'https://errors.example.com/in', sample: 0.1 },
  };
  expect(configFrom(full)).toEqual(full);
  expect(configFrom({ ...full, api: '/console' }).api).toBe('/console');
});

test.each([
  [{ api: 'api.example.com' }, 'api', 'an origin like'],
  [{ api: 'https://api.example.com/' }, 'api', 'without a slash'],
  [{ api: 'javascript:alert(1)' }, 'api', 'an origin like'],
  [{ api: '//elsewhere.test' }, 'api', 'an origin like'],
  [{ api: 7 }, 'api', 'text'],
  [{ api: null }, 'api', 'text'],
  [{ poll: { flow: '300' } }, 'poll.flow', 'a number'],
  [{ poll: 300 }, 'poll', 'fields in braces'],
  [{ images: 'https://cdn.example.com' }, 'images', 'a list in square brackets'],
  [{ links: { docs: 'javascript:alert(1)' } }, 'links.docs', 'an address with https:'],
  [{ links: { renew: 'javascript:alert(1)' } }, 'links.renew', 'an address with https: or mailto:'],
  [{ links: { sales: 'http://example.com' } }, 'links.sales', 'an address with https: or mailto:'],
  [{ links: { renew: '/renew' } }, 'links.renew', 'an address with https: or mailto:'],
  [{ links: { help: '/x' } }, 'links.help', 'there is no such field'],
  [{ product: { name: '' } }, 'product.name', 'a name'],
  [{ product: { name: ' \u3000' } }, 'product.name', 'a name'],
  [{ demo: { email: 'demo', password: 'x' } }, 'demo.email', 'an email address'],
  [{ demo: { email: 'demo@example.com' } }, 'demo.password', 'given: it cannot be left out'],
  [{ session: 'cookie' }, 'session', 'token or httpOnly'],
  [{ language: 'de' }, 'language', 'zh-CN or en'],
  [{ timeZone: 'Shanghai' }, 'timeZone', 'a time zone like Asia/Shanghai'],
  [{ poll: { flow: 1 } }, 'poll.flow', '30 seconds or more'],
  [{ poll: { announcements: 61.5 } }, 'poll.announcements', 'whole seconds'],
  [{ monitor: { address: 'mailto:a@example.com' } }, 'monitor.address', 'an address with https: or http:'],
  [{ monitor: { address: 'errors.example.com' } }, 'monitor.address', 'an address with https:'],
  [{ monitor: { sample: 0.5 } }, 'monitor.address', 'given: it cannot be left out'],
  [{ monitor: { address: '/in', sample: 20 } }, 'monitor.sample', 'a number from 0 to 1'],
  [{ monitor: { address: '/in', sample: '1' } }, 'monitor.sample', 'a number'],
  [{ lacks: ['logs'] }, 'lacks.0', 'a call like'],
  [{ apiOrigin: '' }, 'apiOrigin', 'there is no such field'],
  [[], '', 'one JSON object'],
  [null, '', 'one JSON object'],
])('%j is refused and %s named', (given, field, expected) => {
  const [named, problem] = refusalOf(given);
  expect([named, problem]).toEqual([field, expect.stringContaining(expected)]);
});

test('what is refused is never repeated: it may be a password', () => {
  const canary = 'canary-4471';
  for (const given of [{ demo: { email: canary, password: canary } }, { demo: { email: 'a@b.co', password: [canary] } }, { demo: canary }])
    expect(() => configFrom(given)).toThrow(expect.not.objectContaining({ message: expect.stringContaining(canary) }));
});

test('once applied it is what the console reads, with the path at which it stands', () => {
  applyConfig(configFrom({ language: 'en', lacks: ['GET /api/{app}/logs*', 'POST /api/x'] }), '/console/');
  try {
    expect([config().language, sitePath('/sample/shop.html')]).toEqual(['en', '/console/sample/shop.html']);
    expect(['GET /api/{app}/logs/search', 'POST /api/x', 'POST /api/xy', 'GET /api/x'].map(isCallLacking)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  } finally {
    applyConfig(usualConfig);
  }
});
