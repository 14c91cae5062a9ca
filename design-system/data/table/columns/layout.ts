import type { CSSProperties } from 'react';
import type { Column } from './column.ts';
import type { Sort } from './view.ts';

/** One column with its position. */
export interface Place<Row> {
  column: Column<Row>;
  /** From 1, over everything that is shown: `aria-colindex`. */
  index: number;
  region: 'start' | 'center' | 'end';
  /** From the left edge of its region. */
  left: number;
  width: number;
  /** One object for the whole column, shared by its thousands of cells. */
  style: CSSProperties;
  className: string;
  sort: PlaceSort | undefined;
}

/** `rank` from 1, only where several columns are sorted by. */
export interface PlaceSort extends Pick<Sort, 'isDescending'> {
  rank: number | undefined;
}

/** A head above columns: over several of them, or over one without a group, where it is empty. */
export interface GroupHead {
  key: string;
  title: string | undefined;
  region: 'start' | 'center' | 'end';
  index: number;
  span: number;
  width: number;
}

/** The measured positions of all columns. Rows render again only when this is a new object. */
export interface Layout<Row> {
  start: Place<Row>[];
  center: Place<Row>[];
  end: Place<Row>[];
  groups: GroupHead[][];
  hasSelect: boolean;
  hasMenu: boolean;
  /** Of the fixed regions with the boxes and the menus in them. */
  startWidth: number;
  centerWidth: number;
  endWidth: number;
  width: number;
  /** `aria-colcount` */
  count: number;
}

export const selectWidth = 36;
export const menuWidth = 44;

export const placesOf = <Row>({ start, center, end }: Layout<Row>): Place<Row>[] => [...start, ...center, ...end];
