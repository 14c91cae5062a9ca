/** Whether this is the second file, with what few pages need. Its build says so; of all that asks here the first one has nothing. */
export const isFull: boolean = false;
