import type { Area, Hatching, Mark, Picture, ShapeMark, Stroke, TextMark } from './picture.ts';

/** A picture as a file of its own: values instead of variables, fonts by name, words as words. */
export function svgText(picture: Picture, { title, description }: { title: string; description: string }): string {
  const { width, height, background, fonts, marks } = picture;
  const hatchings = unique(marks.flatMap((mark) => (mark.kind === 'shape' && isHatching(mark.fill) ? [mark.fill] : [])));
  const clips = unique(marks.flatMap(({ clip }) => (clip ? [clip] : [])));
  const place = (mark: Mark) =>
    mark.clip ? `<g clip-path="url(#clip-${indexIn(clips, mark.clip)})">${written(mark, hatchings)}</g>` : written(mark, hatchings);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escape(fonts)}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<desc>${escape(description)}</desc>`,
    `<defs>${hatchings.map(patternOf).join('')}${clips.map(clipOf).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    ...marks.map(place),
    '</svg>',
  ].join('\n');
}

const written = (mark: Mark, hatchings: readonly Hatching[]) => (mark.kind === 'text' ? words(mark) : shape(mark, hatchings));

function shape({ path, matrix, fill, stroke, opacity, fillOpacity }: ShapeMark, hatchings: readonly Hatching[]): string {
  const isMoved = matrix.some((value, index) => value !== (index === 0 || index === 3 ? 1 : 0));
  return `<path${attributes({
    d: path,
    transform: isMoved ? `matrix(${matrix.map(short).join(' ')})` : null,
    fill: isHatching(fill) ? `url(#hatch-${indexIn(hatchings, fill)})` : (fill ?? 'none'),
    'fill-opacity': fillOpacity < 1 ? fillOpacity : null,
    opacity: opacity < 1 ? opacity : null,
    ...strokeAttributes(stroke),
  })}/>`;
}

function words({ text, x, y, width, size, weight, fill, halo, opacity }: TextMark): string {
  return `<text${attributes({
    x: short(x),
    y: short(y),
    textLength: short(width),
    'font-size': size,
    'font-weight': weight,
    fill,
    opacity: opacity < 1 ? opacity : null,
    ...strokeAttributes(halo),
    'paint-order': halo ? 'stroke' : null,
    'xml:space': 'preserve',
  })}>${escape(text)}</text>`;
}

function strokeAttributes(stroke: Stroke | null): Record<string, string | number | null> {
  if (!stroke) return {};
  return {
    stroke: stroke.colour,
    'stroke-width': stroke.width,
    'stroke-dasharray': stroke.dashes.length ? stroke.dashes.join(' ') : null,
    'stroke-linecap': stroke.cap === 'butt' ? null : stroke.cap,
    'stroke-linejoin': 'round',
    'vector-effect': 'non-scaling-stroke',
  };
}

const attributes = (values: Record<string, string | number | null>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${typeof value === 'string' ? escape(value) : value}"`]))
    .join('');

const patternOf = ({ colour, pitch }: Hatching, index: number) =>
  `<pattern id="hatch-${index}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V${pitch}" stroke="${colour}" stroke-width="1.4"/></pattern>`;

const clipOf = ({ x, y, width, height }: Area, index: number) =>
  `<clipPath id="clip-${index}"><rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/></clipPath>`;

export const isHatching = (fill: ShapeMark['fill']): fill is Hatching => typeof fill === 'object' && fill !== null;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
const indexIn = <Value>(values: readonly Value[], value: Value) =>
  values.findIndex((other) => JSON.stringify(other) === JSON.stringify(value));
const short = (value: number) => Number(value.toFixed(2));

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
