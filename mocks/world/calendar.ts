/** Days are counted from the first day of the world. */
export const firstDay = '2024-01-01';

const milliseconds = 86_400_000;
const origin = Date.parse(`${firstDay}T00:00:00Z`);

export const indexOf = (day: string) => Math.round((Date.parse(`${day}T00:00:00Z`) - origin) / milliseconds);

const days = new Map<number, string>();

export function dayAt(index: number): string {
  const day = days.get(index) ?? new Date(origin + index * milliseconds).toISOString().slice(0, 10);
  days.set(index, day);
  return day;
}

export const shifted = (day: string, days: number) => dayAt(indexOf(day) + days);

/** 0 is Monday. 2024-01-01 was one. */
export const weekdayOf = (index: number) => ((index % 7) + 7) % 7;

/** The current time of the world. Nothing in it uses another clock. */
export interface Now {
  day: string;
  /** Minutes since midnight. */
  minute: number;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-20 10:32:00` */
export const momentOf = ({ day, minute }: Now, second = 0) => `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second)}`;

/** A moment some minutes before or after. */
export function later(now: Now, minutes: number): Now {
  const total = now.minute + minutes;
  return { day: shifted(now.day, Math.floor(total / 1440)), minute: ((total % 1440) + 1440) % 1440 };
}
