import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';
import { makeRows, type Row } from './data.ts';
import { scroll, sort } from './probe.ts';

const contestants: Record<string, () => Promise<{ Contestant: ComponentType<{ rows: Row[] }> }>> = {
  ours: () => import('./contestants/ours.tsx'),
  tanstack: () => import('./contestants/tanstack.tsx'),
  'ag-grid': () => import('./contestants/ag-grid.tsx'),
  antd: () => import('./contestants/antd.tsx'),
};

const load = contestants[new URLSearchParams(location.search).get('name') ?? ''];
if (!load) throw new Error(`?name= is one of ${Object.keys(contestants).join(', ')}`);
const { Contestant } = await load();
const rows = makeRows();
// In a console the letters are there before the first table is; the system's own always are.
await Promise.all([...document.fonts].map((font) => font.load()));

window.start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  const begin = performance.now();
  createRoot(root).render(<Contestant rows={rows} />);
  while (!root.textContent?.includes('推广活动-00001')) await nextFrame();
  await nextFrame();
  return performance.now() - begin;
};
window.probe = { scroll, sort };

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
