import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';
import { makeRows, type Row } from './data.ts';
import { scroll, sort } from './probe.ts';

interface Module {
  Contestant: ComponentType<{ rows: Row[] }>;
}

const contestants: Record<string, () => Promise<Module>> = {
  ours: () => import('./contestants/ours.tsx'),
  tanstack: () => import('./contestants/tanstack.tsx'),
};
// Its own package, which only a bench installs: nothing else knows its types.
for (const [path, peer] of Object.entries(import.meta.glob<Module>('../peers/*.tsx'))) contestants[nameOf(path)] = peer;

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

/** `../peers/ag-grid.tsx` -> `ag-grid`. */
function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.tsx$/, '');
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
