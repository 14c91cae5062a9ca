import { expect, test } from 'vitest';
import { configFrom } from '../../lib/config/shape.ts';
import { caching, headersForOthers, securityHeaders } from '../headers.ts';
import { optionsFrom } from '../options.ts';
import { caddyFor } from './caddy.ts';
import { containerfileFor, image } from './container.ts';
import { nginxFor } from './nginx.ts';
import { apiPath, siteOf } from './site.ts';

const config = configFrom({ api: '/console', logReceiver: 'https://in.example.com/receiver' });
const site = siteOf(optionsFrom(['--path', '/console/', '--upstream', 'https://api.example.com']), config);
const recipes = { nginx: nginxFor(site, apiPath(config)), caddy: caddyFor(site, apiPath(config)) };
const quoted = (value: string) => `"${value}"`;

test.each(Object.entries(recipes))('%s sends every header of the one list, and caches as the embedded service does', (_, recipe) => {
  for (const [name, value] of Object.entries({ ...securityHeaders(config), ...headersForOthers }))
    expect(recipe).toContain(`${name} ${quoted(value)}`);
  for (const value of Object.values(caching)) expect(recipe).toContain(quoted(value));
  expect(recipe).toContain('index.html last');
  expect(recipe).toContain("connect-src 'self' https://in.example.com");
});

test.each(Object.entries(recipes))('%s forwards the calls, and answers 404 for files that are gone', (name, recipe) => {
  expect(recipe).toContain(name === 'nginx' ? 'set $provena_upstream https://api.example.com;' : 'reverse_proxy https://api.example.com {');
  expect(recipe).toContain('/console/api/');
  expect(recipe).toContain('/console/index.html');
  expect(recipe).toMatch(
    name === 'nginx' ? /location \^~ \/console\/assets\/ \{\s+max_ranges 0;\s+try_files \$uri =404;/ : /handle \/console\/assets\/\*/,
  );
});

test('in nginx a call is no file where a token has a dot, stays as it was written, and the certificate of the back end is looked at', () => {
  expect(recipes.nginx).toContain('location ^~ /console/api/ {');
  expect(recipes.nginx).toContain('~^/console(?<provena_rest>/api/.*)$ $provena_rest;');
  expect(recipes.nginx).toContain('proxy_pass $provena_upstream$provena_call;');
  expect(recipes.nginx).toMatch(/proxy_ssl_server_name on;\s+proxy_ssl_name api\.example\.com;\s+proxy_ssl_verify on;/);
  const plain = nginxFor(siteOf(optionsFrom(['--upstream', 'http://127.0.0.1:4000']), configFrom({})), '/api/');
  expect(plain).toContain('set $provena_upstream http://127.0.0.1:4000;');
  expect(plain).not.toContain('proxy_ssl');
});

test('in nginx no block loses headers by adding one of its own', () => {
  const blocks = recipes.nginx.split(/^ {4}location /m).slice(1);
  const adding = blocks.filter((block) => block.includes('add_header'));
  expect(adding).toHaveLength(6);
  for (const block of adding) for (const name of Object.keys(securityHeaders(config))) expect(block).toContain(`add_header ${name} `);
});

test('without a back end of its own a server forwards nothing', () => {
  const plain = siteOf(optionsFrom([]), configFrom({ api: 'https://api.example.com' }));
  for (const recipe of [nginxFor(plain, '/api/'), caddyFor(plain, '/api/')]) expect(recipe).not.toMatch(/proxy_pass|reverse_proxy/);
});

test('the container is pinned, runs without root, needs nothing to be written and says whether it is well', () => {
  const file = containerfileFor(site);
  expect(file.match(/^FROM .*$/gm)).toEqual([`FROM ${image}`]);
  expect(image).toMatch(/@sha256:[\da-f]{64}$/);
  expect(file).toMatch(/^USER 101:101$/m);
  expect(file).toContain('--read-only --tmpfs /tmp --cap-drop ALL');
  expect(file).toMatch(/^HEALTHCHECK .*http:\/\/127\.0\.0\.1:8080\/console\/healthz/m);
  // It only copies: a RUN would fetch what nobody has pinned.
  expect(file).not.toMatch(/^(RUN|ADD|ENTRYPOINT|VOLUME)/m);
  // All that nginx writes lies in /tmp.
  expect(recipes.nginx.match(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)?.every((line) => line.includes(' /tmp/'))).toBe(true);
  expect(recipes.nginx).toContain('listen 8080;');
});
