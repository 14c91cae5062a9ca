import type { Box } from '../../../image/difference.ts';

/** Frames around the places that differ; the one that is looked at stands out. They stay as thick as they are, however the picture is scaled. */
export function Outlines({ boxes, place, scale }: { boxes: Box[]; place: number; scale: number }) {
  const line = 2 / scale;
  return boxes.map(({ left, top, right, bottom }, index) => (
    <b
      key={`${left} ${top}`}
      className="outline"
      data-current={index === place || undefined}
      style={{
        left: left - 2 * line,
        top: top - 2 * line,
        width: right - left + 4 * line,
        height: bottom - top + 4 * line,
        borderWidth: line,
      }}
    />
  ));
}
