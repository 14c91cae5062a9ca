/** Reads of a workflow what the tests need. The files are our own, so lines and their indentation are enough. */

/** A step that runs a script, by its name where it has one. */
export interface Script {
  name: string;
  text: string;
}

export function scriptsIn(workflow: string): Script[] {
  const lines = workflow.split('\n');
  let name = '';
  return lines.flatMap((line, at) => {
    if (/^ *- /.test(line)) name = '';
    name = /^ *(?:- )?name: (.*)$/.exec(line)?.[1] ?? name;
    const [, before = '', value] = /^( *(?:- )?)run: (.*)$/.exec(line) ?? [];
    if (value === undefined) return [];
    return [{ name, text: value === '|' ? blockAfter(lines.slice(at + 1), before.length) : value }];
  });
}

/** The lines of a block are deeper than their key. */
function blockAfter(lines: string[], depth: number): string {
  const end = lines.findIndex((line) => line.trim() !== '' && depthOf(line) <= depth);
  const block = end === -1 ? lines : lines.slice(0, end);
  const inner = Math.min(...block.filter((line) => line.trim()).map(depthOf));
  return block.map((line) => line.slice(inner)).join('\n');
}

const depthOf = (line: string) => line.length - line.trimStart().length;

/** The calls of npm in a script or a text: `npm run visual -- --shard 1/4` as its words. */
export const npmCallsIn = (text: string): string[][] =>
  [...text.matchAll(/\bnpm (?:ci|start|test|run [a-z][\w:-]*)(?: --(?= )(?: [^\s|&;`)]+)*)?/g)].map(([call]) => call.split(' '));

/** The script of package.json that a call runs. `npm ci` runs none. */
export function scriptOf([, command = '', name]: string[]): string | undefined {
  if (command === 'ci') return undefined;
  return command === 'run' ? name : command;
}

/** The words behind `--`. */
export const optionsOf = (call: string[]): string[] => (call.includes('--') ? call.slice(call.indexOf('--') + 1) : []);
