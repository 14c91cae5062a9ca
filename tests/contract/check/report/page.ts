import type { FieldLine } from '../compare/fields.ts';
import type { Step } from '../levels/ladder.ts';
import type { Report, ReportedCall } from './report.ts';
import { speedRule } from './speed.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const cell = (text: string | number, kind = '') => `<td${kind ? ` class="${kind}"` : ''}>${escaped(String(text))}</td>`;
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

const slowestShown = 10;

/** One page without scripts, to send to the team of the back end. */
export function htmlOf({ headline, passes, origin, at, ladder, counts, turnedAway, rights, speed, calls, lacks }: Report): string {
  const counted = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
  const slowest = calls.toSorted((a, b) => (b.speed?.median ?? 0) - (a.speed?.median ?? 0)).slice(0, slowestShown);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Contract of ${escaped(origin)}</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; color: #1b1f24; background: #fff; }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #e3e6ea; }
td:first-child { font: 12px/20px ui-monospace, monospace; white-space: nowrap; } summary { cursor: pointer; }
.broken, .malformed, .unreachable, .wrongly { color: #b3261e; } .lacking, .slow, .slower { color: #8a5a00; } .conforms, .closed { color: #1a6b3c; }
</style></head><body>
<h1>Contract of ${escaped(origin)}</h1>
<p class="${passes ? 'conforms' : 'broken'}"><strong>${escaped(headline)}</strong></p>
<ol>${ladder.map(stepOf).join('\n')}</ol>
${paragraph(`${at}. ${counted.join(', ')}.`)}
${turnedAway.map((role) => paragraph(`${role} could not sign in.`)).join('\n')}
${ladder
  .map(({ level, title }) =>
    levelTable(
      `Level ${level}: ${title}`,
      calls.filter((one) => one.level === level),
    ),
  )
  .join('\n')}
<h2>Rights</h2>
${paragraph(
  `${rights.refused} of ${rights.tried} calls that are closed to a role were refused as they have to be: with code -1003, and without a session with -1002. What a role may is read from its category at the sign-in and from its map of rights.`,
)}
<h2>Speed</h2>
${paragraph(`The middle call takes ${speed.middle ?? 'no'} ms. Marked is what is ${speedRule}. The slowest:`)}
<table><thead><tr><th>Call</th><th>Name</th>${speedHeads}</tr></thead>
<tbody>${slowest.flatMap((one) => (one.speed ? [`<tr>${cell(one.call)}${cell(one.name)}${speedCells(one)}</tr>`] : [])).join('\n')}</tbody></table>
<h2>For config.json</h2><pre>${escaped(JSON.stringify({ lacks }, null, 2))}</pre>
</body></html>
`;
}

function stepOf({ title, tried, broken }: Step): string {
  const state = broken.length ? `${broken.length} of ${tried} calls break` : `${tried} calls tried`;
  const first = broken.map(({ call, role, problem }) => `<li>${escaped(`${call}, as ${role}: ${problem}`)}</li>`);
  return `<li class="${broken.length ? 'broken' : 'conforms'}">${escaped(`${title}: ${state}`)}${broken.length ? `<ul>${first.join('')}</ul>` : ''}</li>`;
}

const levelTable = (title: string, calls: readonly ReportedCall[]) => `<h2>${escaped(title)}</h2>
<table><thead><tr><th>Call</th><th>Name</th><th>Result</th>${speedHeads}<th>Without it</th></tr></thead>
<tbody>${calls.map(row).join('\n')}</tbody></table>`;

function row(one: ReportedCall): string {
  const { call, name, results, without, problem, fields } = one;
  const lines = results.map(({ result, roles }) => {
    const kind = result.endsWith(', rightly') ? 'closed' : (/^\w+/.exec(result)?.[0] ?? '');
    return `<div class="${kind}">${escaped(results.length === 1 ? result : `${result} (${roles.join(', ')})`)}</div>`;
  });
  const compared = fields.length
    ? `<details${problem ? ' open' : ''}><summary>${fields.length} fields</summary>${fieldTable(fields)}</details>`
    : '';
  const result = `<td>${lines.join('')}${problem ? `<div>${escaped(problem)}</div>` : ''}${compared}</td>`;
  return `<tr>${cell(call)}${cell(name)}${result}${speedCells(one)}${cell(without ?? '')}</tr>`;
}

const fieldTable = (fields: readonly FieldLine[]) =>
  `<table><thead><tr><th>Field</th><th>Expected</th><th>For example</th><th>Received</th><th>Value</th></tr></thead><tbody>${fields
    .map(({ field, expected, example, received, value, isWrong }) => {
      const kind = isWrong ? 'broken' : '';
      return `<tr>${[field, expected, example, received, value].map((text) => cell(text, kind)).join('')}</tr>`;
    })
    .join('')}</tbody></table>`;

const speedHeads = '<th>Median ms</th><th>Slowest ms</th><th>Answers</th><th>Speed</th>';

const speedCells = ({ speed }: ReportedCall) =>
  speed
    ? `${cell(speed.median)}${cell(speed.slowest)}${cell(speed.answers)}${cell(speed.mark ?? '', speed.mark?.split(' ')[0] ?? '')}`
    : cell('').repeat(4);
