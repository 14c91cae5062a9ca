/** When something was read, on the reader's clock, with the day where that is another one. */
export function momentOf(at: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ month: '2-digit', day: '2-digit' } as const);
  return new Date(at).toLocaleString(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
