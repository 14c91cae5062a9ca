import type { Picture } from '../plan/picture.ts';

/** One picture on a sheet. */
export interface Cell {
  picture: Picture;
  width: number;
  height: number;
  /** Equal pictures are shown once: a part that does not care for the language, or for the width. */
  alsoVariants: string[];
}

export interface Row {
  title: string;
  id: string;
  cells: Cell[];
  troubles: string[];
}

export interface Sheet {
  name: string;
  title: string;
  rows: Row[];
  scale: number;
}

const widest = 2400;
const tallest = 3200;
const heading = 56;

/** Cuts the rows of one file of stories into sheets that a person can take in, and a viewer can open. */
export function sheetsOf(name: string, title: string, rows: Row[]): Sheet[] {
  const width = Math.max(1, ...rows.map(({ cells }) => cells.reduce((sum, cell) => sum + cell.width + 16, 0)));
  const scale = Math.min(1, widest / width);
  const parts: Row[][] = [[]];
  let height = 0;
  for (const row of rows) {
    const own = heading + scale * Math.max(0, ...row.cells.map((cell) => cell.height));
    if (height && height + own > tallest) {
      parts.push([]);
      height = 0;
    }
    parts.at(-1)?.push(row);
    height += own;
  }
  return parts.map((part, index) => ({ name: parts.length > 1 ? `${name}-${index + 1}` : name, title, rows: part, scale }));
}

/** Every sheet below the other; each is also shot as one PNG. */
export function pageOf(sheets: Sheet[]): string {
  return `<!doctype html>
<html lang="zh-CN" data-theme="light">
<meta charset="utf-8">
<title>Provena · 联系表 Contact sheets</title>
<link rel="stylesheet" href="../../node_modules/@fontsource-variable/noto-sans-sc/index.css">
<link rel="stylesheet" href="tokens.css">
<style>
  body { margin: 0; background: var(--color-bg-sunken); color: var(--color-text-primary); font: var(--type-body); }
  section { width: max-content; min-width: 480px; margin: 0 0 32px; padding: 16px 24px 24px; background: var(--color-bg-sunken); }
  h1 { margin: 0 0 8px; font: var(--type-title); }
  h2 { margin: 16px 0 8px; font: var(--type-heading); }
  h2 span, figcaption { font: var(--type-caption); color: var(--color-text-tertiary); }
  .row { display: flex; gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; border: 1px solid var(--color-border-strong); }
  .trouble { margin: 0; color: var(--color-negative-text); white-space: pre-wrap; max-width: 1200px; }
</style>
${sheets.map(sectionOf).join('\n')}
</html>
`;
}

function sectionOf({ name, title, rows, scale }: Sheet): string {
  return `<section id="${escape(name)}"><h1>${escape(title)}</h1>${rows.map((row) => rowOf(row, scale)).join('')}</section>`;
}

function rowOf({ title, id, cells, troubles }: Row, scale: number): string {
  const figures = cells.map(({ picture, width, alsoVariants }) => {
    const caption = [picture.variant, ...alsoVariants].join(' = ');
    const source = escape(encodeURI(`${picture.path}.png`));
    return `<figure><figcaption>${escape(caption)}</figcaption><img src="${source}" width="${Math.round(width * scale)}"></figure>`;
  });
  const words = troubles.map((trouble) => `<p class="trouble">${escape(trouble)}</p>`).join('');
  return `<h2>${escape(title)} <span>${escape(id)}</span></h2><div class="row">${figures.join('')}</div>${words}`;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
