import { expect, test } from 'vitest';
import { OptionError, optionsFrom } from './options.ts';

const refusalOf = (...args: string[]): string => {
  try {
    optionsFrom(args);
  } catch (error) {
    if (error instanceof OptionError) return error.message;
    throw error;
  }
  return 'not refused';
};

test('without options the console is made for the root of a plain server without a back end', () => {
  expect(optionsFrom([])).toMatchObject({ path: '/', port: 8080, upstream: null, tls: null, isHelp: false, configFile: null });
  expect(optionsFrom(['--help']).isHelp).toBe(true);
});

test('a host brings HTTPS on its usual port', () => {
  expect(optionsFrom(['--host', 'console.example.com'])).toMatchObject({
    port: 443,
    tls: { host: 'console.example.com', certificate: null },
  });
  expect(optionsFrom(['--host', 'a.example', '--certificate', '/etc/a.pem', '--key', '/etc/a.key', '--port', '8443'])).toMatchObject({
    port: 8443,
    tls: { certificate: { chain: '/etc/a.pem', key: '/etc/a.key' } },
  });
});

test.each([
  [['--nope'], "Unknown option '--nope'; --help lists the options"],
  [['stray'], "Unexpected argument 'stray'"],
  [['--path'], "Option '--path <value>' argument missing"],
  [['--path', 'console'], '--path is “console”. Give a path with a slash at both ends'],
  [['--root', '/srv/a b'], '--root is “/srv/a b”. Give the path of a folder without spaces'],
  [['--port', '70000'], '--port is “70000”. Give a number from 1 to 65535'],
  [['--upstream', 'api.example.com'], '--upstream is “api.example.com”. Give it with its scheme, like https://api.example.com'],
  [['--upstream', 'api.example.com:443'], 'Give it with its scheme, like https://api.example.com:443'],
  [['--upstream', 'ftp://api.example.com'], 'Give it with its scheme, like https://api.example.com'],
  [['--upstream', 'https://u:p@api.example.com'], '--upstream has more than scheme, host, port and a plain path'],
  [['--upstream', 'https://api.example.com/?a=1'], '--upstream has more than scheme, host, port and a plain path'],
  [['--demo', '--upstream', 'https://api.example.com'], '--demo brings its own back end'],
  [['--host', 'https://console.example.com'], '--host is “https://console.example.com”. Give a host name without scheme'],
  [['--host', 'a.example', '--key', '/k'], '--certificate and --key belong together'],
  [['--certificate', '/c', '--key', '/k'], '--certificate needs the name that it is for'],
  [['--resolver', 'a;b'], '--resolver is “a;b”. Give addresses of name servers'],
])('%j is refused in one sentence', (args, expected) => {
  const message = refusalOf(...args);
  expect(message).toContain(expected);
  expect(message).not.toMatch(/\n| {4}at /);
});
