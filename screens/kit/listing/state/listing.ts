import type { AsyncState, Columns, Option, OptionsRequest, TableView } from '#design-system';
import type { Params, ParamValues } from '#app/lib/urlState.ts';
import type { BulkReports } from '../bulk/report.ts';
import type { ListSelection } from '../selection/useSelection.ts';
import type { AllRows, Fetching } from './fetchPages.ts';

/** What is known of a filter besides its place in the address. */
export interface FilterFacts {
  label: string;
  /** The names of its values. A filter that is on or off has none. */
  options?: readonly Option[];
  /** What these were made of: where it did not come, the filter says so. */
  requests?: readonly OptionsRequest[];
}

/** One filter as it stands now, for the part that shows and changes it. */
export interface ListFilter extends Required<FilterFacts> {
  name: string;
  /** As in the address; empty where nothing is chosen. */
  text: string;
  isSet: boolean;
  /** Several values may be chosen at once. */
  hasSeveral: boolean;
  /** What is chosen, in words: `iOS`, `8 items`. */
  words: string;
  /** An empty text chooses nothing. */
  choose: (text: string) => void;
}

export interface Shown<Row> {
  /** In their order: of this page, or all that match. */
  rows: readonly Row[];
  /** How many match. */
  total: number;
  /** How many there are without a search and filters; unknown while it is asked. */
  all: number | undefined;
}

/** What a list is about, as facts of its screen. */
export interface ListFacts<Row, Filters extends Params> {
  /** Names what this browser saves of it. */
  name: string;
  /** What the rows are: names the table, the file and the saved filters. */
  title: string;
  rowKey: (row: Row) => string;
  /** A constant or a memo, as for a Table. */
  columns: Columns<Row>;
  canSelect?: (row: Row) => boolean;
  /** Readers choose the columns, and this browser keeps them. */
  hasColumnSettings?: boolean;
  filters: { readonly [Name in keyof Filters]: FilterFacts };
}

/** Records as a list: its question, its answer and what is selected, wherever the rows come from. */
export interface Listing<Row, Filters extends Params> extends Pick<
  ListFacts<Row, Filters>,
  'name' | 'title' | 'rowKey' | 'columns' | 'hasColumnSettings'
> {
  /** Of a row: what its first column says. */
  nameOf: (row: Row) => string;
  search: string;
  find: (search: string) => void;
  values: ParamValues<Filters>;
  change: (values: Partial<ParamValues<Filters>>) => void;
  /** The same by name, for the parts that show them. */
  filters: { readonly [Name in keyof Filters]: ListFilter };
  /** Those that are set, in the order of the screen. */
  applied: readonly ListFilter[];
  isNarrowed: boolean;
  /** Takes the search and all filters away. */
  clear: () => void;
  view: TableView;
  setView: (view: TableView) => void;
  /** Null where the browser holds all rows: then they scroll. */
  paging: { page: number; size: number; turn: (page: number) => void; resize: (size: number) => void } | null;
  of: AsyncState<Shown<Row>>;
  /** All that match, in their order, fetched page by page where a service has them. */
  fetchAll: (how?: Fetching) => Promise<AllRows<Row>>;
  selection: ListSelection<Row>;
  reports: BulkReports;
  /** A file that is being made of rows which a service hands out page by page. */
  file: { progress: FileProgress | null; show: (progress: FileProgress | null) => void };
  record: OpenRecord<Row>;
  saved: { question: string; open: (question: string) => void };
}

/** How many rows of a file have been fetched. */
export interface FileProgress {
  fetched: number;
  /** Null where nobody has counted. */
  total: number | null;
  cancel: () => void;
}

export interface OpenRecord<Row> {
  /** Its key; empty where none is open. */
  key: string;
  row: Row | undefined;
  /** The answer of the service about a record that is not among the rows in sight. Undefined where it is, and where nobody can be asked. */
  elsewhere: AsyncState<Row> | undefined;
  previous: Row | undefined;
  next: Row | undefined;
  hrefOf: (row: Row) => string;
  /** The same function as long as the address is the same: cells ask it. */
  hrefOfKey: (key: string) => string;
  /** From record to record Back leads to the list, not through all of them. */
  open: (row: Row) => void;
  close: () => void;
}
