/** Why a page can be scrolled sideways, with the element that reaches furthest; nothing when it cannot. */
export function overflow(): string | undefined {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return undefined;
  const [widest] = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: visibleRight(element) }))
    .filter(({ right }) => right > innerWidth)
    // Of a part and what it is wrapped in, the innermost is the one that is too wide: it comes last.
    .toReversed()
    .sort((a, b) => b.right - a.right);
  const name = widest ? ` ${describe(widest.element)} reaches to ${Math.ceil(widest.right)} px.` : '';
  return `The page overflows sideways: ${scrollWidth} px wide in a window of ${innerWidth} px.${name}`;
}

/** How far an element reaches, unless a part around it scrolls or cuts it off. */
function visibleRight(element: Element): number {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== 'visible') return 0;
  return element.getBoundingClientRect().right + scrollX;
}

function describe(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const label = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 32);
  return `<${tag}${element.classList[0] ? ` class="${element.classList[0]}"` : ''}>${label ? ` “${label}”` : ''}`;
}
