import type { Report, ReportedCall } from './report.ts';
import { speedRule } from './speed.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const cell = (text: string | number, kind = '') => `<td${kind ? ` class="${kind}"` : ''}>${escaped(String(text))}</td>`;
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

const slowestShown = 10;

/** One page without scripts, to be sent to whoever builds the back end. */
export function htmlOf({ origin, at, counts, turnedAway, rights, speed, calls, lacks }: Report): string {
  const roles = [...new Set(calls.flatMap((one) => Object.keys(one.roles)))];
  const counted = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
  const slowest = calls.toSorted((a, b) => (b.speed?.median ?? 0) - (a.speed?.median ?? 0)).slice(0, slowestShown);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Contract of ${escaped(origin)}</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; color: #1b1f24; background: #fff; }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #e3e6ea; }
td:first-child { font: 12px/20px ui-monospace, monospace; white-space: nowrap; }
.broken, .malformed, .unreachable, .wrongly { color: #b3261e; } .lacking, .slow, .slower { color: #8a5a00; } .conforms, .closed { color: #1a6b3c; }
</style></head><body>
<h1>Contract of ${escaped(origin)}</h1>
${paragraph(`${at}. ${counted.join(', ')}.`)}
${turnedAway.map((role) => paragraph(`${role} could not sign in.`)).join('\n')}
<h2>Rights</h2>
${paragraph(
  `${rights.refused} of ${rights.tried} calls that are closed to a role were refused as they have to be: with code -1003, and without a session with -1002. What a role may is read from its category at the sign-in and from its map of rights.`,
)}
<h2>Speed</h2>
${paragraph(`The middle call takes ${speed.middle ?? 'no'} ms. Marked is what is ${speedRule}. The slowest:`)}
<table><thead><tr><th>Call</th><th>Name</th>${speedHeads}</tr></thead>
<tbody>${slowest.flatMap((one) => (one.speed ? [`<tr>${cell(one.call)}${cell(one.name)}${speedCells(one)}</tr>`] : [])).join('\n')}</tbody></table>
<h2>Calls</h2>
<table><thead><tr><th>Call</th><th>Name</th><th>From</th>${roles.map((role) => `<th>${escaped(role)}</th>`).join('')}${speedHeads}<th>Without it</th></tr></thead>
<tbody>${calls.map((one) => row(one, roles)).join('\n')}</tbody></table>
<h2>For config.json</h2><pre>${escaped(JSON.stringify({ lacks }, null, 2))}</pre>
</body></html>
`;
}

function row(one: ReportedCall, roles: readonly string[]): string {
  const { call, name, isOurs, roles: results, closedTo, without } = one;
  const cells = roles.map((role) => {
    const result = results[role] ?? '';
    const isRightly = result.startsWith('refused') && closedTo.includes(role);
    return cell(isRightly ? `${result}, rightly` : result, isRightly ? 'closed' : (result.match(/^\w+/)?.[0] ?? ''));
  });
  return `<tr>${cell(call)}${cell(name)}${cell(isOurs ? 'ours' : 'specification')}${cells.join('')}${speedCells(one)}${cell(without ?? '')}</tr>`;
}

const speedHeads = '<th>Median ms</th><th>Slowest ms</th><th>Answers</th><th>Speed</th>';

const speedCells = ({ speed }: ReportedCall) =>
  speed
    ? `${cell(speed.median)}${cell(speed.slowest)}${cell(speed.answers)}${cell(speed.mark ?? '', speed.mark?.split(' ')[0] ?? '')}`
    : cell('').repeat(4);
