import type { Judged } from './in-page/index.ts';
import type { Person } from './plan.ts';

const signs = new Map([
  ['open', 'o'],
  ['instead', 'i'],
  ['closed', 'c'],
  ['login', 'l'],
]);

/** Routes by people: how often each was led there, by what was decided, and how often something was wrong. Pure. */
export function tableOf(judged: readonly Judged[], bad: readonly Judged[], people: readonly Person[]): string {
  const routes = [...new Set(judged.map(({ cell }) => cell.route))];
  const cell = (route: string, person: string) => {
    const here = (all: readonly Judged[]) => all.filter((one) => one.cell.route === route && one.cell.person === person);
    const counts = [...signs].flatMap(([decision, sign]) => {
      const count = here(judged).filter((one) => one.decision === decision).length;
      return count ? [`${sign}${count}`] : [];
    });
    return [...counts, ...(here(bad).length ? [`!${here(bad).length}`] : [])].join(' ');
  };
  const rowOf = (route: string) => [route].concat(people.map(({ name }) => cell(route, name)));
  const rows = [['', ...people.map(({ name }) => name)], ...routes.map(rowOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((words, column) => words.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, 'o opens, i is led elsewhere, c is closed with its cause, l is led to the sign-in, ! is wrong'].join('\n');
}
