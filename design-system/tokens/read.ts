import source from './tokens.json' with { type: 'json' };

/** One design token, its references resolved, as text that CSS understands. */
export interface Token {
  /** Path joined by hyphens: `color-text-primary` is the custom property `--color-text-primary`. */
  name: string;
  group: string;
  type: string;
  light: string;
  /** Only where the dark theme differs. */
  dark: string | undefined;
  usage: string | undefined;
}

/** Every token of `tokens.json` (Design Tokens Community Group format), palette included, in the order of the file. */
export function readTokens(): Token[] {
  return [...walk(source, [], undefined)];
}

/** The palette feeds the roles and is not for use in components, so it has no custom properties. */
export const isRole = (token: Token) => token.group !== 'palette';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function* walk(node: Json, path: string[], inherited: string | undefined): Generator<Token> {
  if (!isGroup(node)) return;
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  if (node.$value !== undefined) {
    const name = path.join('-');
    const kind = type ?? 'unknown';
    const modes = isGroup(node.$extensions) ? node.$extensions['app.provena.mode'] : undefined;
    const dark = isGroup(modes) ? modes.dark : undefined;
    yield {
      name,
      group: path[0] ?? '',
      type: kind,
      light: toCss(kind, resolve(node.$value)),
      dark: dark === undefined ? undefined : toCss(kind, resolve(dark)),
      usage: typeof node.$description === 'string' ? node.$description : undefined,
    };
    return;
  }
  for (const [key, child] of Object.entries(node)) if (!key.startsWith('$')) yield* walk(child, [...path, key], type);
}

/** `{palette.paper.900}` stands for that token's light value. */
function resolve(value: Json): Json {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const target = value
    .slice(1, -1)
    .split('.')
    .reduce<Json | undefined>((node, key) => (isGroup(node) ? node[key] : undefined), source);
  if (!isGroup(target) || target.$value === undefined) throw new Error(`tokens.json refers to ${value}, which does not exist`);
  return resolve(target.$value);
}

function toCss(type: string, value: Json): string {
  if (type === 'shadow' && Array.isArray(value)) return value.map(shadowLayer).join(', ');
  if (type === 'typography' && isGroup(value)) return fontShorthand(value);
  if (type === 'cubicBezier' && Array.isArray(value)) return `cubic-bezier(${value.join(', ')})`;
  if (type === 'fontFamily' && Array.isArray(value))
    return value.map((name) => (String(name).includes(' ') ? `"${name}"` : name)).join(', ');
  if (isGroup(value) && 'hex' in value) return colour(value);
  if (isGroup(value) && 'unit' in value) return `${value.value}${value.unit}`;
  return String(value);
}

function colour(value: { [key: string]: Json }): string {
  const alpha = typeof value.alpha === 'number' ? Math.round(value.alpha * 255) : 255;
  return `${value.hex}${alpha === 255 ? '' : alpha.toString(16).padStart(2, '0')}`;
}

function shadowLayer(layer: Json): string {
  if (!isGroup(layer)) throw new Error('A shadow in tokens.json is not a list of layers');
  return ['offsetX', 'offsetY', 'blur', 'spread', 'color'].map((part) => toCss('part', layer[part] ?? null)).join(' ');
}

/** The line height is a factor in the source and a whole pixel in CSS, so that rows stay on the grid. */
function fontShorthand(value: { [key: string]: Json }): string {
  const size = isGroup(value.fontSize) ? Number(value.fontSize.value) : Number.NaN;
  return `${value.fontWeight} ${size}px/${Math.round(size * Number(value.lineHeight))}px var(--font-sans)`;
}

const isGroup = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
