/** What ran, by file of stories. Names are written once, and files have their places in that list. */
export interface PackedRan {
  names: string[];
  files: [folder: string, places: number[]][];
}

export function packed(ran: ReadonlyMap<string, ReadonlySet<string>>): PackedRan {
  const places = new Map<string, number>();
  const placeOf = (name: string) => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const files = [...ran].map(([folder, names]): [string, number[]] => [folder, [...names].map(placeOf)]);
  return { names: [...places.keys()], files };
}

export function unpacked({ names, files }: PackedRan = { names: [], files: [] }): Map<string, ReadonlySet<string>> {
  return new Map(files.map(([folder, places]) => [folder, new Set(places.flatMap((place) => names[place] ?? []))]));
}
