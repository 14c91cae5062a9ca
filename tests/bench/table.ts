import { build, preview } from 'vite';
import react from '@vitejs/plugin-react';
import { measureTables, type TableFigures } from './table/measure.ts';

/** 50,000 rows x 20 columns under 4x CPU throttle, ours beside three others, in one run. */
export async function benchTable(runs: number): Promise<TableFigures[]> {
  const site = {
    configFile: false as const,
    root: 'tests/bench/table',
    plugins: [react()],
    logLevel: 'error' as const,
    build: { outDir: '../../../reports/bench/table', emptyOutDir: true, target: 'es2023' },
  };
  await build(site);
  const server = await preview({ ...site, preview: { port: 4190, strictPort: true } });
  const figures = await measureTables('http://localhost:4190', runs);
  await server.close();
  return figures;
}

export function printTable(figures: TableFigures[]) {
  const ms = (value: number) => `${Math.round(value)} ms`;
  console.log('\nTable, 50,000 rows x 20 columns, CPU slowed 4x (median of the runs; blank: the worst run)');
  console.table(
    Object.fromEntries(
      figures.map(({ name, firstRows, slow, fast, sortClick, nodes, heap }) => [
        name,
        {
          'first rows': ms(firstRows),
          'p95 frame 2,000 px/s': ms(slow.p95),
          'p95 frame 12,000 px/s': ms(fast.p95),
          'blank frames': `${Math.round(Math.max(slow.blank, fast.blank) * 100)} %`,
          'sort click': ms(sortClick),
          'DOM nodes': nodes,
          'heap over data': `${(heap / 1e6).toFixed(1)} MB`,
        },
      ]),
    ),
  );
}
