import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFor } from './page.ts';

const built = readFileSync('index.html', 'utf8').replace('</head>', '<script type="module" src="/assets/index-1.js"></script></head>');

test('as it was built it stands at the root and fetches its configuration early', () => {
  expect(pageFor(built, {})).toBe(built);
  expect(built).toMatch(/<link rel="preload" href="\/config\.json" as="fetch"/);
});

test('below a path every file is looked for there', () => {
  const page = pageFor(built, { path: '/console/' });
  expect([...page.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, path]) => path)).toEqual(
    ['/console/config.json', '/console/mark.svg', '/app/main.tsx', '/console/assets/index-1.js'].toSorted(
      (a, b) => page.indexOf(a) - page.indexOf(b),
    ),
  );
});

test('a configuration in the page needs no file, and cannot end its element', () => {
  const page = pageFor(built, { config: { product: { name: '</script><b>"&', mark: 'https://cdn.example/"x.svg' } } });
  expect(page).not.toContain('config.json');
  const [, text = ''] = /<script type="application\/json" id="provena-config">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual({ product: { name: '</script><b>"&', mark: 'https://cdn.example/"x.svg' } });
  expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;&quot;&amp;</title>');
  expect(page).toContain('<link rel="icon" href="https://cdn.example/&quot;x.svg">');
});

// A dialog has a padding of its own: the policy allows no style in the page.
test('without scripts the page says in both languages what it needs', () => {
  const [, text = ''] = /<noscript>([^]*?)<\/noscript>/.exec(built) ?? [];
  expect(text).toMatch(/此页面需要 JavaScript[^]*This page needs JavaScript/);
});
