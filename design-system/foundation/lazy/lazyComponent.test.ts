import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

const Name = ({ of }: { of: string }) => createElement('b', null, of);

test('what was fetched ahead is drawn at once, and fetched once', async () => {
  const load = vi.fn<() => Promise<typeof Name>>().mockResolvedValue(Name);
  const Part = lazyComponent(load);
  await Part.preload();
  expect(renderToStaticMarkup(createElement(Part, { of: 'Ada' }))).toBe('<b>Ada</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what fails ahead is nobody’s concern, and is asked for again', async () => {
  const load = vi.fn<() => Promise<typeof Name>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Name);
  const Part = lazyComponent(load);
  await expect(Part.preload()).resolves.toBeUndefined();
  await Part.preload();
  expect(renderToStaticMarkup(createElement(Part, { of: 'Ada' }))).toBe('<b>Ada</b>');
});
