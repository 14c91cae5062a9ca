import { colours, forms, letters, unseen, type Kind } from './kinds.ts';

const kinds: Record<string, Kind<HTMLElement> | Kind<Text>> = { ...forms, ...colours, ...letters, ...unseen };

/** Plants a fault at the place that `share`, from 0 to 1, points at. Says where, or nothing when there is no such place. */
function plant(name: string, selector: string, detail: string, share: number): string | undefined {
  const kind = kinds[name];
  if (!kind) throw new Error(`No fault is called ${name}`);
  // Which places a kind finds is its own affair; it plants only where it found them.
  return plantAs(kind as Kind, selector, detail, share);
}

function plantAs(kind: Kind, selector: string, detail: string, share: number): string | undefined {
  const places = kind.places(selector, detail);
  const place = places[Math.floor(share * places.length)];
  if (!place) return undefined;
  const where = describe(place);
  kind.plant(place, detail);
  return places.length > 1 ? `${where}, one of ${places.length}` : where;
}

function describe(place: Element | Text): string {
  if (place === document.documentElement) return 'the document';
  if (place instanceof Text) return `“${place.data.trim().slice(0, 16)}”`;
  const words = place.textContent.trim().slice(0, 12);
  return `<${place.tagName.toLowerCase()}>${words && ` ${words}`}`;
}

declare global {
  interface Window {
    plantFault: typeof plant;
  }
}

window.plantFault = plant;
