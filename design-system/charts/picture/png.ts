import type { Mark, Picture, ShapeMark, Stroke, TextMark } from './picture.ts';
import { isHatching } from './svg.ts';

/** A picture in pixels, at twice the size of the page. Painted with the fonts of the page, so that figures look the same. */
export async function pngBlob(picture: Picture, scale = 2): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to paint on');
  context.scale(scale, scale);
  context.fillStyle = picture.background;
  context.fillRect(0, 0, picture.width, picture.height);
  for (const mark of picture.marks) paint(context, mark, picture.fonts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be read'))), 'image/png');
  });
}

function paint(context: CanvasRenderingContext2D, mark: Mark, fonts: string) {
  context.save();
  if (mark.clip) {
    context.beginPath();
    context.rect(mark.clip.x, mark.clip.y, mark.clip.width, mark.clip.height);
    context.clip();
  }
  context.globalAlpha = mark.opacity;
  if (mark.kind === 'text') paintText(context, mark, fonts);
  else paintShape(context, mark);
  context.restore();
}

function paintShape(context: CanvasRenderingContext2D, { path, matrix, fill, stroke, opacity, fillOpacity }: ShapeMark) {
  const shape = new Path2D();
  shape.addPath(new Path2D(path), new DOMMatrix([...matrix]));
  if (fill) {
    context.globalAlpha = opacity * fillOpacity;
    context.fillStyle = isHatching(fill) ? (hatchOf(context, fill.colour, fill.pitch) ?? 'transparent') : fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is a canvas, not an array
    context.fill(shape);
    context.globalAlpha = opacity;
  }
  if (stroke) {
    setStroke(context, stroke);
    context.stroke(shape);
  }
}

function paintText(context: CanvasRenderingContext2D, { text, x, y, width, size, weight, fill, halo }: TextMark, fonts: string) {
  context.font = `${weight} ${size}px ${fonts}`;
  // Tabular figures are a setting that a canvas lacks: the letters are spread to the width they had.
  context.letterSpacing = `${(width - context.measureText(text).width) / Math.max([...text].length, 1)}px`;
  if (halo) {
    setStroke(context, halo);
    context.strokeText(text, x, y);
  }
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

function setStroke(context: CanvasRenderingContext2D, { colour, width, dashes, cap }: Stroke) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = cap;
  context.setLineDash(dashes);
}

function hatchOf(context: CanvasRenderingContext2D, colour: string, pitch: number): CanvasPattern | null {
  const tile = document.createElement('canvas');
  const scale = 4;
  tile.width = pitch * scale;
  tile.height = pitch * scale;
  const line = tile.getContext('2d');
  if (!line) return null;
  line.fillStyle = colour;
  line.fillRect(0, 0, 1.4 * scale, pitch * scale);
  const pattern = context.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().rotate(45).scale(1 / scale));
  return pattern;
}
