type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * The colours whose two forms differ: `hex` is what the stylesheet is made of, `components` is what other tools of the format read.
 * A hex channel is one of 255 steps, so a component agrees when that step is the nearest to it.
 */
export function disagreeingColours(source: Json): string[] {
  return [...colours(source, [])].flatMap(({ name, hex, components }) => {
    const inHex = `#${components.map((part) => toHex(Number(part))).join('')}`;
    return inHex === String(hex).toLowerCase() ? [] : [`${name}: hex is ${String(hex)}, components are ${inHex}`];
  });
}

interface Colour {
  /** `color-text-primary`, or `color-text-primary in dark` for its other value. */
  name: string;
  hex: Json | undefined;
  components: Json[];
}

function* colours(node: Json, path: string[]): Generator<Colour> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node) && (node.hex !== undefined || Array.isArray(node.components))) {
    const token = path
      .slice(
        0,
        path.findIndex((key) => key.startsWith('$')),
      )
      .join('-');
    const components = Array.isArray(node.components) ? node.components : [];
    yield { name: path.includes('$extensions') ? `${token} in dark` : token, hex: node.hex, components };
    return;
  }
  for (const [key, child] of Object.entries(node)) yield* colours(child, [...path, key]);
}

const toHex = (component: number) =>
  Math.round(component * 255)
    .toString(16)
    .padStart(2, '0');
