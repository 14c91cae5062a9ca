import { describe, expect, test } from 'vitest';
import { dayStyleOf, toDay } from './days.ts';
import { numberStyleOf, toNumber } from './numbers.ts';

describe('a number', () => {
  test.each([
    ['1234', 1234],
    ['1,234.50', 1234.5],
    ['¥1,234.50', 1234.5],
    ['１２３', 123],
    ['（3）', -3],
    ['-3.5', -3.5],
    ['−3', -3],
    ['12.5%', 12.5],
    ['1.2万', 12_000],
    ['1.2E3', 1200],
    ['3 元', 3],
    ['', null],
    ['--', null],
    ['N/A', null],
    ['无', null],
    ['abc', Number.NaN],
    ['1.2.3', Number.NaN],
  ])('%s with a point is %s', (text, value) => {
    expect(toNumber(text, 'point')).toBe(value);
  });

  test('with a comma for its fraction is found by the numbers beside it', () => {
    expect(numberStyleOf(['1.234,56', '7'])).toBe('comma');
    expect(numberStyleOf(['12,5'])).toBe('comma');
    expect(numberStyleOf(['1,234', '1,234.5'])).toBe('point');
    expect(numberStyleOf(['1,234', '12'])).toBe('point');
    expect(toNumber('1.234,56', 'comma')).toBe(1234.56);
    expect(toNumber('1.234', 'comma')).toBe(1234);
  });
});

describe('a day', () => {
  test.each([
    ['2026-11-03', 'ymd', '2026-11-03'],
    ['2026/11/3 00:00:00', 'ymd', '2026-11-03'],
    ['2026.11.03', 'ymd', '2026-11-03'],
    ['20261103', 'ymd', '2026-11-03'],
    ['2026年11月3日', 'ymd', '2026-11-03'],
    ['2026-11-03T08:00:00Z', 'ymd', '2026-11-03'],
    ['3 Nov 2026', 'ymd', '2026-11-03'],
    ['Nov 3, 2026', 'ymd', '2026-11-03'],
    ['03-Nov-2026', 'ymd', '2026-11-03'],
    ['03/11/2026', 'dmy', '2026-11-03'],
    ['11/03/2026', 'mdy', '2026-11-03'],
    ['11/3/26', 'mdy', '2026-11-03'],
    ['46329', 'serial', '2026-11-03'],
    ['46329.5', 'serial', '2026-11-03'],
    ['2026-02-30', 'ymd', null],
    ['13/13/2026', 'mdy', null],
    ['46329', 'ymd', null],
    ['合计', 'ymd', null],
  ] as const)('%s in %s is %s', (text, style, day) => {
    expect(toDay(text, style)).toBe(day);
  });

  test('is written as all days of its column are', () => {
    expect(dayStyleOf(['03/04/2026', '13/04/2026'])).toEqual({ style: 'dmy', isOpen: false });
    expect(dayStyleOf(['03/04/2026', '03/14/2026'])).toEqual({ style: 'mdy', isOpen: false });
    expect(dayStyleOf(['03/04/2026'])).toEqual({ style: 'mdy', isOpen: true });
    expect(dayStyleOf(['46329'])).toEqual({ style: 'serial', isOpen: false });
    expect(dayStyleOf(['2026-11-03'])).toEqual({ style: 'ymd', isOpen: false });
  });
});
