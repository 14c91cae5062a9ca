/** Seconds after which the reader of a report is told how long it has been waited for. A back end is measured by it, too. */
export const longWait = 2;
