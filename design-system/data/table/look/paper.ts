import { css } from 'styled-components';
import { print } from '../../../foundation/media.ts';

/**
 * On paper nothing scrolls. There it is a table of the browser's own: all columns share the width by what is in them, in smaller type, numbers
 * stay whole and words take more lines. The heads are repeated on every page, and rows are not torn.
 */
export const paper = css`
  ${print} {
    & .port {
      display: block;
    }
    & .scroller {
      display: table;
      width: 100%;
      max-height: none;
      border-collapse: collapse;
      overflow: visible;
    }
    & .heads {
      display: table-header-group;
      position: static;
    }
    & .clip,
    & .slip,
    & .pins {
      display: contents;
    }
    & .sheet {
      display: table-row-group;
      position: static;
    }
    & .line,
    & .row,
    & .sheet > .row,
    & .sheet > .section,
    & .sheet > .detail {
      display: table-row;
      position: static;
      height: 22px;
      contain: none;
      break-inside: avoid;
    }
    & .cell {
      display: table-cell !important;
      position: static;
      width: auto !important;
      padding: 2px 3px;
      font-size: 8px;
      line-height: 12px;
      vertical-align: middle;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & .cell.end:not(.head) {
      white-space: nowrap;
    }
    & .sheet .cell.first {
      margin-left: 0;
    }
    /* One cell for all columns: what is in it reaches over those beside it, which are empty. */
    & .section > .title,
    & .detail > .panel {
      display: table-cell;
      position: static;
      max-width: 0;
      overflow: visible;
      white-space: nowrap;
    }
    & .line.groups,
    & .cell.menu,
    & .cell.select,
    & .handle,
    & .head > .opener,
    & .shade {
      display: none !important;
    }
  }
`;
