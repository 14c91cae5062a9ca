import { contrast as id, contrastOf, type Act, type Audit } from './axe-audit.ts';

/**
 * Most words stand in a colour and on a ground that stood in other stories already. To find out anew takes axe a third of its time: it asks the page
 * what lies beneath every word. So a colour on a ground is judged until it has passed once.
 */

/** As axe brings it: what is configured stays there until it is configured anew. */
let plain: { concerns: Act; judge: Act } | undefined;
const passed = new Set<string>();
/** What axe cannot tell, because something lies over it: so it is in the other stories of the same file. */
const unclear = new Set<string>();
let file: string | undefined;
/** What was judged by its colours since it was last asked. */
let met: Element[] = [];

/** For the configuration of axe: the rule about contrast asks for what has passed before it looks at a part. */
export function onlyNewColours(audit: Audit, { title }: { title: string }) {
  if (file !== title) unclear.clear();
  file = title;
  const { concerns, judge } = (plain ??= contrastOf(audit));
  const lookOf = looks();
  met = [];
  return {
    rule: {
      id,
      matches(this: unknown, node: Element, ...given: unknown[]) {
        if (!hasWords(node)) return false;
        met.push(node);
        return !isSettled(lookOf(node)) && concerns.call(this, node, ...given);
      },
    },
    check: {
      id,
      evaluate(this: unknown, node: Element, ...given: unknown[]) {
        const verdict = judge.call(this, node, ...given);
        if (verdict !== false) (verdict === true ? passed : unclear).add(lookOf(node));
        return verdict;
      },
    },
  };
}

/** Whether what was judged last shows colours, as the page stands now, that have never passed. */
export function hasNewColours(): boolean {
  const lookOf = looks();
  return met.some((node) => !isSettled(lookOf(node)));
}

const isSettled = (look: string) => passed.has(look) || unclear.has(look);

const hasWords = (node: Element) =>
  node.matches('input, select, textarea') ||
  [...node.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

/** The words' own look, and all that lies beneath them. What is laid over a part, such as the bar of a cell, is known by the classes around it. */
function looks(): (node: Element) => string {
  const known = new Map<Element, string>();
  const groundOf = (node: Element | null): string => {
    if (!node) return '';
    const before = known.get(node);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(node);
    const ground = `${groundOf(node.parentElement)} / ${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
    known.set(node, ground);
    return ground;
  };
  return (node) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    const around = [node, node.parentElement, node.parentElement?.parentElement].map((one) => one?.getAttribute('class'));
    return [color, fontSize, fontWeight, textShadow, ...around, groundOf(node)].join(' ');
  };
}
