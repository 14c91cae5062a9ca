import { useState } from 'react';

/** Before on the left of the border, after on its right. */
export function Slider({ before, after, zoom, label }: { before: string; after: string; zoom: number; label: string }) {
  const [share, setShare] = useState(50);
  return (
    <div className="slider">
      <input type="range" min={0} max={100} value={share} aria-label={label} onChange={(event) => setShare(Number(event.target.value))} />
      <div className="layers" style={{ zoom }}>
        <img src={after} alt="" />
        <img src={before} alt="" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
        <i style={{ left: `${share}%` }} />
      </div>
    </div>
  );
}
