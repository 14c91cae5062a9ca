// A field that is a list of rows.
export { FormRows } from './FormRows.tsx';
