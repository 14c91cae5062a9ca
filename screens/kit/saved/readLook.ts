import type { TableView } from '#design-system';

export type Look = Pick<TableView, 'widths' | 'pins' | 'columns'>;

/** How a reader has set up a table, from what this browser has stored, whoever wrote it. */
export function readLook(stored: unknown): Look {
  if (typeof stored !== 'object' || stored === null) return {};
  const of = (name: string): [string, unknown][] => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  };
  const widths = of('widths').flatMap(([id, value]): [string, number][] => (typeof value === 'number' ? [[id, value]] : []));
  const sides = ['start', 'end', 'none'] as const;
  const pins = of('pins').flatMap(([id, value]): [string, (typeof sides)[number]][] => {
    const side = sides.find((one) => one === value);
    return side ? [[id, side]] : [];
  });
  const columns = of('columns').flatMap(([, id]) => (typeof id === 'string' ? [id] : []));
  return {
    ...(widths.length && { widths: Object.fromEntries(widths) }),
    ...(pins.length && { pins: Object.fromEntries(pins) }),
    ...(columns.length && { columns }),
  };
}

/** The part of a view that is kept: its sorting stands in the address. */
export const lookOf = ({ widths, pins, columns }: TableView): Look => ({
  ...(widths && { widths }),
  ...(pins && { pins }),
  ...(columns && { columns }),
});
