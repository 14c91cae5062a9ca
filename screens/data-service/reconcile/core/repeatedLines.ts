type Line = readonly string[];

/** Lines are looked for at so many places. Those of an honest sheet need two at most; one made so that all need the same would take hours. */
const mostPlaces = 8;

/**
 * Says of each line whether the same has come before. A line is held at a place that its letters give, and compared only with what is held there:
 * to join hundreds of thousands of lines into texts takes as long as to read their days and figures.
 */
export function repeatedLines(place = placeOf): (line: Line) => boolean {
  const held = new Map<number, Line>();
  const crowded = new Set<string>();
  return (line) => {
    const first = place(line);
    for (let at = first; at < first + mostPlaces; at++) {
      const other = held.get(at);
      if (!other) {
        held.set(at, line);
        return false;
      }
      if (isSame(other, line)) return true;
    }
    const text = line.join('\u{1F}');
    const isRepeated = crowded.has(text);
    crowded.add(text);
    return isRepeated;
  };
}

/** One of 2³⁰ places: engines hold such whole numbers without an object for each. */
function placeOf(line: Line): number {
  let place = line.length;
  for (const text of line) {
    for (let at = 0; at < text.length; at++) place = Math.imul(place ^ text.charCodeAt(at), 0x01_00_01_93);
    place = Math.imul(place ^ (place >>> 15), 0x2c_1b_3c_6d);
  }
  return place >>> 2;
}

const isSame = (one: Line, other: Line) => one.length === other.length && one.every((text, index) => text === other[index]);
