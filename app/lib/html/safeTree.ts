import { imageAddress, linkAddress } from './addresses.ts';
import { inertMarkup } from './inertMarkup.ts';
import { trustedHtml } from './trustedHtml.ts';

/** The only tags that HTML of the service may use. Others are dropped. */
// oxfmt-ignore
export const allowedTags = [
  'p', 'div', 'span', 'br', 'hr', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption',
  'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'code', 'kbd', 'mark', 'small', 'sub', 'sup', 'a', 'img',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
] as const;
export type AllowedTag = (typeof allowedTags)[number];

export interface SafeElement {
  tag: AllowedTag;
  href?: string;
  src?: string;
  alt?: string;
  colSpan?: number;
  rowSpan?: number;
  children: readonly SafeNode[];
}
export type SafeNode = string | SafeElement;

/** Removed with their contents: they run, load or request something, or follow other parsing rules. Other unknown tags keep their text. */
// oxfmt-ignore
const dropped = new Set([
  'script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal',
  'form', 'input', 'button', 'select', 'option', 'textarea', 'fieldset', 'datalist', 'dialog', 'output', 'meter', 'progress',
  'head', 'title', 'meta', 'link', 'base', 'audio', 'video', 'source', 'track', 'picture', 'canvas', 'map', 'area', 'param',
  'xmp', 'plaintext', 'listing', 'marquee', 'bgsound', 'slot', 'menuitem', 'image',
]);

/** The page has its own title, so headings inside begin one level below. */
const levels: Readonly<Record<string, AllowedTag>> = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };

const own = 'http://www.w3.org/1999/xhtml';
/** Limits far beyond any real announcement. */
const deepest = 40;
const most = 4000;

/**
 * Parses HTML of the service into a tree of allowed tags. Parsing uses a document that runs and loads nothing. The tree is rendered directly
 * and never becomes HTML again, so no second parser can read it differently.
 */
export function safeTree(html: string): readonly SafeNode[] {
  const { body } = new DOMParser().parseFromString(trustedHtml(inertMarkup(html)), 'text/html');
  const room = { left: most };
  return nodesIn(body, 0, room);
}

/** Its text without tags, for searching and for the first line. */
export const wordsOf = (nodes: readonly SafeNode[]): string => nodes.map(wordsIn).join('').replaceAll(/\s+/g, ' ').trim();

const wordsIn = (node: SafeNode): string => {
  if (typeof node === 'string') return node;
  const isBlock = !inline.has(node.tag);
  return `${isBlock ? ' ' : ''}${node.children.map(wordsIn).join('')}${isBlock ? ' ' : ''}`;
};
const inline = new Set<AllowedTag>([
  'span',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'code',
  'kbd',
  'mark',
  'small',
  'sub',
  'sup',
  'a',
]);

/** Between these elements there is only whitespace of the source. */
const tight = new Set<AllowedTag | undefined>(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

function nodesIn(parent: Node, depth: number, room: { left: number }, around?: AllowedTag): SafeNode[] {
  if (depth > deepest) return [];
  return [...parent.childNodes].flatMap((node) => {
    if ((room.left -= 1) < 0) return [];
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.nodeValue ?? '';
      return text === '' || (tight.has(around) && text.trim() === '') ? [] : [text];
    }
    return node instanceof Element ? elementOf(node, depth, room, around) : [];
  });
}

function elementOf(element: Element, depth: number, room: { left: number }, around?: AllowedTag): SafeNode[] {
  const name = element.localName;
  // SVG and MathML follow other parsing rules, in which nearly everything can run scripts.
  if (element.namespaceURI !== own || dropped.has(name)) return [];
  const tag = levels[name] ?? allowedTags.find((one) => one === name);
  const children = nodesIn(element, depth + 1, room, tag ?? around);
  switch (tag) {
    case undefined:
      return children;
    case 'img':
      return imageIn(element);
    case 'br':
    case 'hr':
      return [{ tag, children: [] }];
    case 'a': {
      const href = linkAddress(element.getAttribute('href'));
      return href === undefined ? children : [{ tag, href, children }];
    }
    case 'td':
    case 'th':
      return [{ tag, ...span(element, 'colspan', 'colSpan'), ...span(element, 'rowspan', 'rowSpan'), children }];
    default:
      return [{ tag, children }];
  }
}

function imageIn(element: Element): SafeNode[] {
  const src = imageAddress(element.getAttribute('src'));
  const alt = element.getAttribute('alt') ?? '';
  if (src === undefined) return alt ? [alt] : [];
  return [{ tag: 'img', src, alt, children: [] }];
}

function span(element: Element, name: string, as: 'colSpan' | 'rowSpan'): Pick<SafeElement, 'colSpan' | 'rowSpan'> {
  const count = Number(element.getAttribute(name));
  return Number.isInteger(count) && count > 1 && count <= 20 ? { [as]: count } : {};
}
