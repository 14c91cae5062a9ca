import { expect, test } from 'vitest';
import { boxPath, overlap, unmoved, type Picture } from './picture.ts';
import { svgText } from './svg.ts';

const hatch = { colour: 'rgb(210, 204, 192)', pitch: 5 };
const clip = { x: 0, y: 0, width: 50, height: 40 };

const picture: Picture = {
  width: 100,
  height: 40,
  background: 'rgb(255, 254, 252)',
  fonts: '"Inter Variable", sans-serif',
  marks: [
    {
      kind: 'shape',
      path: 'M0 0H10V10H0Z',
      matrix: [1, 0, 0, 1, 4, 2],
      fill: hatch,
      stroke: { colour: 'rgb(9, 97, 122)', width: 1.5, dashes: [2, 5], cap: 'round' },
      opacity: 0.55,
      fillOpacity: 1,
      clip,
    },
    { kind: 'shape', path: 'M0 0H10V10H0Z', matrix: unmoved, fill: hatch, stroke: null, opacity: 1, fillOpacity: 0.62, clip: null },
    {
      kind: 'text',
      text: '注入 < 10 秒 & "更多"',
      x: 4,
      y: 20,
      width: 80,
      size: 12,
      weight: '500',
      fill: 'rgb(36, 34, 29)',
      halo: { colour: 'rgb(255, 254, 252)', width: 4, dashes: [], cap: 'round' },
      opacity: 1,
      clip: null,
    },
  ],
};

const text = svgText(picture, { title: '时长分布', description: '820,621 次激活。' });

test('names its fonts and says what it is', () => {
  expect(text).toContain('font-family="&quot;Inter Variable&quot;, sans-serif"');
  expect(text).toContain('<title>时长分布</title>');
  expect(text).toContain('<desc>820,621 次激活。</desc>');
});

test('writes words as words, whatever is in them', () => {
  expect(text).toContain('>注入 &lt; 10 秒 &amp; &quot;更多&quot;</text>');
  expect(text).toContain('paint-order="stroke"');
});

test('shares one pattern between equal hatchings and one cut between equal areas', () => {
  expect(text.match(/<pattern /g)).toHaveLength(1);
  expect(text.match(/fill="url\(#hatch-0\)"/g)).toHaveLength(2);
  expect(text.match(/<clipPath /g)).toHaveLength(1);
});

test('moves shapes and leaves their strokes as wide as they were', () => {
  expect(text).toContain('transform="matrix(1 0 0 1 4 2)"');
  expect(text).toContain('stroke-dasharray="2 5"');
  expect(text).toContain('vector-effect="non-scaling-stroke"');
  expect(text).toContain('fill-opacity="0.62"');
});

test('rounds corners no further than the box allows, and cuts where areas meet', () => {
  expect(boxPath({ x: 0, y: 0, width: 10, height: 4 }, 999)).toBe('M2 0H8A2 2 0 0 1 10 2V2A2 2 0 0 1 8 4H2A2 2 0 0 1 0 2V2A2 2 0 0 1 2 0Z');
  expect(overlap(clip, { x: 40, y: 30, width: 50, height: 50 })).toEqual({ x: 40, y: 30, width: 10, height: 10 });
  expect(overlap(clip, { x: 80, y: 80, width: 5, height: 5 }).width).toBe(0);
});
