import { useState } from 'react';
import { useTableWords } from '../words.ts';
import type { Column } from './column.ts';
import { regionsOf, type TableView } from './view.ts';

/** Announces to screen readers where a column has moved. */
export function useColumnAnnouncement<Row>(columns: readonly Column<Row>[], setView: (view: TableView) => void) {
  const t = useTableWords();
  const [announcement, setAnnouncement] = useState('');
  const move = (next: TableView, id: string) => {
    const order = Object.values(regionsOf(columns, next)).flatMap((region: Column<Row>[]) => region);
    const title = columns.find((column) => column.id === id)?.title ?? '';
    const place = order.findIndex((column) => column.id === id) + 1;
    setAnnouncement(place ? t.movedTo(title, place, order.length) : t.hidden(title));
    setView(next);
  };
  return { announcement, move };
}
