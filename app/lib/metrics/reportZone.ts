/**
 * The days of reports are those of this zone, wherever their reader is: the service counts by it, and the specification knows no other. It has
 * had no daylight saving time since 1991.
 */
export const reportZone = { timeZone: 'Asia/Shanghai', name: 'UTC+8' } as const;
