import type { Place } from '../in-page/place.ts';

/** No picture is higher. */
export const tallest = 6_000;

const bottomOf = ({ y, height }: Place) => Math.min(y + height, tallest);

/**
 * Makes the window higher until what is shown stands in it, and says where it stands then: a page may grow meanwhile. One that is higher than every
 * window by as much, because a part of it is as high as the window, never fits and gets one chance.
 */
export async function makeRoom(first: Place, height: number, grow: (height: number) => Promise<Place>): Promise<Place> {
  let place = first;
  let room = height;
  let overhang = 0;
  for (let bottom = bottomOf(place); bottom > room && bottom - room !== overhang; bottom = bottomOf(place)) {
    overhang = bottom - room;
    room = bottom;
    place = await grow(room);
  }
  return place;
}
