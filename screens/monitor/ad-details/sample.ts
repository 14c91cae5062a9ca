import type { Dataset } from '#design-system';

type Words = Readonly<Record<'installs' | 'ad' | 'day' | 'one' | 'two' | 'three' | 'four', string>>;

/** Invented, and marked so wherever it stands. */
const course = [
  [210, 232, 241, 228, 260, 274, 281],
  [180, 176, 169, 158, 151, 140, 133],
  [96, 104, 118, 120, 131, 128, 139],
  [64, 60, 66, 71, 68, 74, 70],
] as const;
const days = ['11-13', '11-14', '11-15', '11-16', '11-17', '11-18', '11-19'];
const names = (t: Words) => [t.one, t.two, t.three, t.four];
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

export const sampleAds = (t: Words): Dataset => ({
  measure: t.installs,
  dimension: t.ad,
  points: names(t).map((label) => ({ label })),
  series: [{ key: 'installs', name: t.installs, values: course.map(sum) }],
  whole: { value: sum(course.map(sum)) },
});

export const sampleTrend = (t: Words): Dataset => ({
  measure: t.installs,
  dimension: t.day,
  points: days.map((label) => ({ label })),
  series: course.map((values, index) => ({ key: String(index), name: names(t)[index] ?? '', values })),
});
