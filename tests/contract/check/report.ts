import { withoutCall } from '#app/api/ours/without.ts';
import type { Tried } from './try-calls.ts';

/** What one account has met. */
export interface Walk {
  role: string;
  tried: readonly Tried[];
}

export interface ReportedCall {
  name: string;
  call: string;
  isOurs: boolean;
  /** By role: `conforms`, or why not. */
  roles: Readonly<Record<string, string>>;
  /** The slowest answer. */
  milliseconds: number | null;
  /** What the console does where the back end lacks it. */
  without: string | null;
}

export interface Report {
  origin: string;
  at: string;
  counts: Readonly<Record<string, number>>;
  calls: readonly ReportedCall[];
  /** Ready for `lacks` in config.json. */
  lacks: readonly string[];
}

const resultOf = ({ verdict, detail }: Tried) => (detail === '' ? verdict : `${verdict}: ${detail}`);

/** All walks as one report, a line for each call. */
export function reportOn(origin: string, walks: readonly Walk[], at = new Date()): Report {
  const [richest] = walks;
  const calls = (richest?.tried ?? []).map(({ name, call, isOurs }, index): ReportedCall => {
    const all = walks.flatMap(({ role, tried }) => (tried[index] ? [{ role, one: tried[index] }] : []));
    const times = all.flatMap(({ one }) => one.milliseconds ?? []);
    const isLacking = all.some(({ one }) => one.verdict === 'lacking');
    return {
      name,
      call,
      isOurs,
      roles: Object.fromEntries(all.map(({ role, one }) => [role, resultOf(one)])),
      milliseconds: times.length ? Math.max(...times) : null,
      without: isLacking ? (withoutCall(name) ?? '') : null,
    };
  });
  const counts: Record<string, number> = {};
  for (const { verdict } of walks.flatMap(({ tried }) => tried)) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return { origin, at: at.toISOString(), counts, calls, lacks: calls.flatMap(({ call, without }) => (without === null ? [] : [call])) };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const cell = (text: string, kind = '') => `<td${kind ? ` class="${kind}"` : ''}>${escaped(text)}</td>`;

/** One page without scripts, to be sent to whoever builds the back end. */
export function htmlOf({ origin, at, counts, calls, lacks }: Report): string {
  const roles = [...new Set(calls.flatMap((one) => Object.keys(one.roles)))];
  const rows = calls.map(({ name, call, isOurs, roles: results, milliseconds, without }) => {
    const cells = roles.map((role) => cell(results[role] ?? '', results[role]?.split(':')[0] ?? ''));
    return `<tr>${cell(call)}${cell(name)}${cell(isOurs ? 'ours' : 'specification')}${cells.join('')}${cell(milliseconds === null ? '' : String(milliseconds))}${cell(without ?? '')}</tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Contract of ${escaped(origin)}</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; color: #1b1f24; background: #fff; }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #e3e6ea; }
td:first-child { font: 12px/20px ui-monospace, monospace; white-space: nowrap; }
.broken, .malformed, .unreachable { color: #b3261e; } .lacking { color: #8a5a00; } .conforms { color: #1a6b3c; }
</style></head><body>
<h1>Contract of ${escaped(origin)}</h1>
<p>${escaped(at)}. ${escaped(
    Object.entries(counts)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(', '),
  )}. Milliseconds are those of the slowest answer.</p>
<table><thead><tr><th>Call</th><th>Name</th><th>From</th>${roles.map((role) => `<th>${escaped(role)}</th>`).join('')}<th>ms</th><th>Without it</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<h2>For config.json</h2><pre>${escaped(JSON.stringify({ lacks }, null, 2))}</pre>
</body></html>
`;
}
