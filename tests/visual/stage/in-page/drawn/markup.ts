import { storyParts } from '../extent.ts';

/** The document as it decides about a picture: elements, attributes, text, and what the reader or a script has set without an attribute. */
export interface Markup {
  text: string;
  /** Every list of classes on the page, once. The text refers to them by their place here. */
  classLists: readonly string[];
  /** What people read of it: texts, labels and values. */
  words: readonly string[];
}

/** Where a class list is written in the markup, until the classes are named by the order in which the page shows them. */
export const classMark = '\u0001';

interface Writing {
  parts: string[];
  words: string[];
  classLists: Map<string, number>;
  /** What is written without its content. */
  isClosed: (element: Element) => boolean;
}

/** Without the shell only its place counts: what it holds is drawn in stories of its own. */
export function markupOf(isWithoutShell: boolean): Markup {
  const around = isWithoutShell ? new Set(document.querySelectorAll(shell)) : new Set();
  const writing: Writing = { parts: [], words: [], classLists: new Map(), isClosed: (element) => around.has(element) };
  const { parts, words, classLists } = writing;
  write(document.documentElement, { ...writing, isClosed: () => true });
  write(document.body, { ...writing, isClosed: () => true });
  for (const part of storyParts()) write(part, writing);
  const main = isWithoutShell ? document.querySelector('main#content')?.getBoundingClientRect() : undefined;
  if (main) parts.push(`main ${main.x} ${main.y} ${main.width} ${main.height}`);
  parts.push(`scroll ${scrollX} ${scrollY}`, `selection ${selected()}`);
  return { text: withPlainIds(parts.join('')), classLists: [...classLists.keys()], words };
}

/** The bar and the menu before the page. */
const shell = '*:has(~ main#content)';

/** Elements that are never drawn, and regions for announcements, which hold no part of the page. */
const isLeftOut = (element: Element) =>
  element.tagName === 'SCRIPT' ||
  element.tagName === 'STYLE' ||
  element.hasAttribute('data-live-announcer') ||
  isEmptyRegionOfHighcharts(element);

/** Highcharts drops its empty, invisible regions when a chart is updated, which depends on how quickly the chart was loaded. */
const isEmptyRegionOfHighcharts = (element: Element) =>
  element.getAttribute('style')?.includes('clip: rect(1px, 1px, 1px, 1px)') === true && element.textContent === '';

function write(element: Element, writing: Writing): void {
  const { parts, words, classLists, isClosed } = writing;
  if (isLeftOut(element)) return;
  parts.push('<', element.localName);
  const names = element.getAttributeNames();
  if (names.length > 1) names.sort();
  for (const name of names) {
    const value = element.getAttribute(name) ?? '';
    if (name === 'class') {
      // Storybook marks the body with classes of its own.
      if (value && element !== document.body) parts.push(classMark, String(placeIn(classLists, value)), classMark);
    } else if (name === 'style') parts.push(...styleOf(element, value));
    else if (!isCounter(name)) parts.push(' ', name, '="', value, '"');
    if (labels.test(name)) words.push(value);
  }
  parts.push(...stateOf(element), '>');
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) words.push(element.value);
  if (!isClosed(element))
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node instanceof Element) write(node, writing);
      else if (node instanceof Text) {
        parts.push(node.data);
        words.push(node.data);
      }
    }
  parts.push('</>');
}

/** Attributes that people read or hear. */
const labels = /^(aria-(label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label|value)$/;

/** Marks a custom property that an element sets, which counts where a rule reads it. react-aria sets some that nothing reads, by when a page was measured. */
export const tokenMark = '\u0002';

function styleOf(element: Element, text: string): string[] {
  if (!text) return [];
  if (!text.includes('--') || !(element instanceof HTMLElement || element instanceof SVGElement)) return [' style="', text, '"'];
  const { style } = element;
  const declarations = Array.from(style).map((name) => {
    const declaration = `${name}:${style.getPropertyValue(name)}${style.getPropertyPriority(name)};`;
    return name.startsWith('--') ? `${tokenMark}${declaration}${tokenMark}` : declaration;
  });
  return [' style="', ...declarations, '"'];
}

/** Highcharts numbers its charts over the life of a page. */
const isCounter = (name: string) => name === 'data-highcharts-chart';

function placeIn(lists: Map<string, number>, list: string): number {
  const place = lists.get(list) ?? lists.size;
  lists.set(list, place);
  return place;
}

/** State that no attribute holds. */
function stateOf(element: Element): string[] {
  const state: string[] = [];
  if (element.scrollTop || element.scrollLeft) state.push(` scrolled ${element.scrollTop} ${element.scrollLeft}`);
  if (element instanceof HTMLInputElement) {
    state.push(` value "${element.value}"`);
    if (element.checked) state.push(' checked');
    if (element.indeterminate) state.push(' indeterminate');
  } else if (element instanceof HTMLTextAreaElement) state.push(` value "${element.value}"`);
  else if (element instanceof HTMLSelectElement) state.push(` selected ${element.selectedIndex}`);
  else if (element instanceof HTMLCanvasElement) state.push(` pixels ${element.toDataURL()}`);
  else if (element instanceof HTMLDialogElement && element.matches(':modal')) state.push(' modal');
  if (element === document.activeElement) state.push(element.matches(':focus-visible') ? ' focus-visible' : ' focus');
  return state;
}

/** What is selected is drawn on a ground of its own. */
function selected(): string {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null);
  if (isField && field.selectionStart !== field.selectionEnd) return `${field.selectionStart} ${field.selectionEnd}`;
  return getSelection()?.toString() ?? '';
}

/** Ids are counted over the life of a page. They are named by the order in which this document mentions them. */
function withPlainIds(text: string): string {
  const names = new Map<string, string>();
  return text.replaceAll(counted, (id) => {
    const name = names.get(id) ?? `id${names.size}`;
    names.set(id, name);
    return name;
  });
}

/** `_r_1a_` of React, `react-aria-12` of react-aria, `highcharts-drop-shadow-12` of Highcharts, addresses of blobs. */
const counted = /_r_[0-9a-z]+_|react-aria-?\d+(?:-\d+)*|highcharts-[a-z0-9-]*\d|blob:[^"\s)]+/g;
