import { hasBorder, hasFill, hasText, isBox, seen, texts } from './find.ts';

/** Where a fault can be planted, and how. The choice among the places is the trial's, by its seed. */
export interface Kind<P extends Element | Text = Element | Text> {
  places: (selector: string, detail: string) => P[];
  plant: (place: P, detail: string) => void;
}

const element = (has: (candidate: HTMLElement) => boolean, plant: (chosen: HTMLElement, detail: string) => void): Kind<HTMLElement> => ({
  places: (selector) => seen(selector).filter(has),
  plant,
});

const style = (has: (candidate: HTMLElement) => boolean, look: (chosen: HTMLElement, detail: string) => Partial<CSSStyleDeclaration>) =>
  element(has, (chosen, detail) => Object.assign(chosen.style, look(chosen, detail)));

const text = (pattern: RegExp, change: (words: string) => string): Kind<Text> => ({
  places: () => texts(pattern),
  plant: (place) => {
    place.data = change(place.data);
  },
});

const any = () => true;
const read = (of: Element, name: string) => getComputedStyle(of).getPropertyValue(name);
const lighter = (colour: string, by: number) => `oklch(from ${colour} calc(l + ${by}) c h)`;
const more = (of: Element, name: string, by: number) => `${Number.parseFloat(read(of, name)) + by}px`;
/** The element before it, where that has words of its own. */
const ownerBefore = ({ previousElementSibling: before }: Element) => (before && hasText(before) ? before : undefined);
const isIcon = (candidate: Element) => candidate.tagName === 'svg';

/** Faults of place, form and order. */
export const forms = {
  shift: style(isBox, (_, detail) => ({ translate: detail })),
  radius: style(
    (of) => (hasBorder(of) || hasFill(of)) && read(of, 'border-top-left-radius') !== '0px',
    (of) => ({ borderRadius: more(of, 'border-top-left-radius', 2) }),
  ),
  gap: style(
    (of) => Number.parseFloat(read(of, 'column-gap')) > 0 && of.childElementCount > 1,
    (of) => ({ gap: more(of, 'column-gap', 1) }),
  ),
  padding: style(isBox, (of) => ({ paddingLeft: more(of, 'padding-left', 1) })),
  sideways: style(any, () => ({ display: 'block', width: '120vw' })),
  'cut figure': style(hasText, () => ({ width: '32px' })),
  'cut words': style(hasText, () => ({ display: 'block', width: '32px', overflow: 'clip', textOverflow: 'clip', whiteSpace: 'nowrap' })),
  'words on words': style(
    (of) => hasText(of) && ownerBefore(of) !== undefined,
    (of) => {
      const [own, before] = [of, ownerBefore(of) ?? of].map((one) => one.getBoundingClientRect());
      return { translate: `${(before?.left ?? 0) - (own?.left ?? 0)}px ${(before?.top ?? 0) - (own?.top ?? 0)}px` };
    },
  ),
  'lost finger room': element(any, (of) => {
    of.dataset.roomless = '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-roomless]::after { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  }),
  'missing row': element(any, (of) => of.remove()),
  'lost message': element(any, (of) => of.remove()),
  'swapped order': element(
    (of) => of.nextElementSibling !== null,
    (of) => of.nextElementSibling?.after(of),
  ),
  'density leak': element(any, (of) => (of.dataset.density = 'compact')),
  'z-order': element(
    (of) => read(of, 'position') !== 'static',
    (of) => of.style.setProperty('z-index', '-1', 'important'),
  ),
  'clipped text': style(hasText, (of) => ({
    display: 'block',
    overflow: 'hidden',
    height: `${of.getBoundingClientRect().height * 0.7}px`,
  })),
  'swapped icon': element(isIcon, (of) => {
    of.innerHTML = '<path d="M5 12h14"></path>';
  }),
  'wrong arrow': style(isIcon, () => ({ rotate: '180deg' })),
  'icon stroke': style(isIcon, (of) => ({ strokeWidth: more(of, 'stroke-width', 0.4) })),
  'icon size': style(isIcon, (of) => ({ width: more(of, 'width', -1), height: more(of, 'height', -1) })),
} satisfies Record<string, Kind<HTMLElement>>;

/** Faults of colour and light. */
export const colours = {
  // Three quarters of a step that an eye just notices, up to one and a half: about one to two of ΔE 2000.
  token: {
    places: () => [document.documentElement],
    plant: (root, token) => root.style.setProperty(token, lighter(read(root, token), 0.014)),
  },
  'theme leak': element(any, (of) => (of.dataset.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')),
  opacity: style(any, () => ({ opacity: '0.96' })),
  'border colour': style(hasBorder, (of) => ({ borderColor: lighter(read(of, 'border-top-color'), 0.03) })),
  background: style(hasFill, (of) => ({ backgroundColor: lighter(read(of, 'background-color'), -0.012) })),
  'text colour': style(hasText, (of) => ({ color: lighter(read(of, 'color'), 0.03) })),
  'lost shadow': style(
    (of) => read(of, 'box-shadow') !== 'none',
    () => ({ boxShadow: 'none' }),
  ),
  'lost focus ring': style(
    (of) => read(of, 'outline-style') === 'solid' || read(of, 'box-shadow') !== 'none',
    () => ({ outline: 'none', boxShadow: 'none' }),
  ),
  'lost selection': style(hasFill, () => ({ background: 'none' })),
  // The ground of a state comes with the state: what stands in the style of an element holds in all of them.
  'lost ground': style(any, () => ({ background: 'none' })),
  'lost border': style(
    (of) => read(of, 'border-bottom-width') !== '0px',
    () => ({ border: '0' }),
  ),
} satisfies Record<string, Kind<HTMLElement>>;

/** Faults of letters and figures. */
export const letters = {
  weight: style(hasText, (of) => ({ fontWeight: Number(read(of, 'font-weight')) >= 500 ? '400' : '500' })),
  'letter spacing': style(hasText, () => ({ letterSpacing: '0.2px' })),
  'line height': style(
    (of) => hasText(of) && isBox(of),
    (of) => ({ lineHeight: more(of, 'line-height', 1) }),
  ),
  'wrong font': style(hasText, () => ({ fontFamily: '"Open Sans", sans-serif' })),
  underline: style(hasText, () => ({ textDecoration: 'underline' })),
  'text side': style(hasText, (of) => ({ display: 'block', textAlign: read(of, 'text-align') === 'right' ? 'left' : 'right' })),
  'figures not tabular': style(
    (of) =>
      hasText(of) && /1/.test(of.textContent) && /tnum|tabular/.test(read(of, 'font-feature-settings') + read(of, 'font-variant-numeric')),
    () => ({ fontVariantNumeric: 'normal', fontFeatureSettings: 'normal' }),
  ),
  'lost placeholder': element(any, (of) => of.setAttribute('placeholder', '')),
  'wrong number': text(/\d/, (words) => words.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))),
  'lost unit': text(/[万亿%]/, (words) => words.replace(/[万亿%]/, '')),
  'wrong minus': text(/\u2212/, (words) => words.replace('\u2212', '-')),
  'wrong language': text(/^[A-Z][a-z]{3,}( [a-z]+)*$/, () => '导出'),
  'locale leak': text(/^\p{Script=Han}{2,8}$/u, () => 'Cancel'),
  'truncated label': text(/^.{3,}$/, (words) => `${words.trim().slice(0, -1)}…`),
} satisfies Record<string, Kind<HTMLElement> | Kind<Text>>;

/** Changes that no picture can show: the trial must say so and not count them as caught. */
export const unseen = {
  'unseen: cursor': style(any, () => ({ cursor: 'wait' })),
  'unseen: name for readers': element(any, (of) => of.setAttribute('aria-description', 'x')),
} satisfies Record<string, Kind<HTMLElement>>;
