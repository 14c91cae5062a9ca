import { expect, test } from 'vitest';
import { files, isStory, isTest } from './source.ts';

/** These read or write by the clock of the reader, who may be in another zone than the account. */
const local = /\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(\)|\.toLocale(?:Date|Time)String\(|\bDateTimeFormat\(|\btodayHere\(/;

/** With the reason. */
const allowed: Readonly<Record<string, string>> = {
  'app/lib/periods/accountTime.ts': 'Compares the zone of the reader with that of the account, to name the zone where they differ.',
  'design-system/fields/date-range/DateRange.tsx': 'Has no account. The console gives it the today of the account.',
  'design-system/fields/date-range/day/DateField.tsx': 'Has no account. The console gives it the today of the account.',
};

test('no time is written by the clock of the reader', () => {
  const product = files.filter(({ path }) => /^(?:app|screens|design-system)\//.test(path) && !isStory(path) && !isTest(path));
  const found = product.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => {
      // Options may follow on the lines below.
      const call = lines.slice(index, index + 10).join(' ');
      return local.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) && !/^[^;]*\btimeZone\b/.test(call) && !(path in allowed)
        ? [`${path}:${index + 1}`]
        : [];
    }),
  );
  expect(found).toEqual([]);
});
