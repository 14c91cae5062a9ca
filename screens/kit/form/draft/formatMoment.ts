const two = (number: number) => String(number).padStart(2, '0');

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** On the reader's clock: `10:41`. */
export function formatTime(at: number): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** When something was stored, on the reader's clock: `10:41`, and with its day where that is another one: `11-20 10:41`, `Nov 20, 10:41`. */
export function formatMoment(at: number, now: number, isEnglish: boolean): string {
  const [date, today] = [new Date(at), new Date(now)];
  const time = formatTime(at);
  if (date.toDateString() === today.toDateString()) return time;
  return isEnglish ? `${months[date.getMonth()]} ${date.getDate()}, ${time}` : `${two(date.getMonth() + 1)}-${two(date.getDate())} ${time}`;
}
