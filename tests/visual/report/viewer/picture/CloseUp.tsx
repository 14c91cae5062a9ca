import type { Box } from '../../../image/difference.ts';
import { Outlines } from './Outlines.tsx';
import type { Words } from '../words.ts';

interface CloseUpProps {
  /** The caption and the address of each picture. */
  sides: [caption: string, source: string][];
  boxes: Box[];
  place: number;
  words: Words;
  onPlace: (place: number) => void;
}

const [widest, highest] = [440, 220];

/** One place that differs, before and after, large enough to see why. */
export function CloseUp({ sides, boxes, place, words, onPlace }: CloseUpProps) {
  const box = boxes[place];
  if (!box) return null;
  const size = Math.max((box.right - box.left) / widest, (box.bottom - box.top) / highest);
  const scale = size > 0.8 ? 1 : size > 0.4 ? 2 : size > 0.2 ? 3 : 4;
  const left = Math.max(0, (box.left + box.right) / 2 - widest / scale / 2);
  const top = Math.max(0, Math.min(box.top - 8, (box.top + box.bottom) / 2 - highest / scale / 2));
  return (
    <section className="close-up" aria-label={words.closeUp}>
      <header>
        <strong>{words.closeUp}</strong> {place + 1} / {boxes.length}
        <button type="button" disabled={place === 0} onClick={() => onPlace(place - 1)}>
          {words.previousPlace}
        </button>
        <button type="button" disabled={place === boxes.length - 1} onClick={() => onPlace(place + 1)}>
          {words.nextPlace}
        </button>
      </header>
      <div>
        {sides.map(([caption, source]) => (
          <figure key={source}>
            <figcaption>
              {caption} {scale}×
            </figcaption>
            <div className="crop" style={{ maxWidth: widest, height: highest }}>
              <div className="layers" style={{ zoom: scale, left: -left, top: -top }}>
                <img src={source} alt={caption} />
                <Outlines boxes={boxes} place={place} scale={scale} />
              </div>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
