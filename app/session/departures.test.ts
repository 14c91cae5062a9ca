import { expect, test } from 'vitest';
import { departuresOn } from './departures.ts';
import type { BrowserStorage } from './browserStorage.ts';

function storage(kept: Record<string, unknown> = {}): BrowserStorage & { kept: Record<string, unknown> } {
  return { kept, get: (name) => kept[name], put: (name, value) => void (kept[name] = value), remove: (name) => void delete kept[name] };
}

const departure = (state: string) => ({ state, media: 'gdt', account: 1, from: '/manage/gdtBindAccount', at: 1000 });

test('a state is good for one return', () => {
  const on = storage();
  const departures = departuresOn(on);
  departures.leave(departure('a'));
  departures.leave(departure('b'));
  expect(departures.find('a')).toEqual(departure('a'));
  expect(departures.take('a')).toEqual(departure('a'));
  expect(departures.take('a')).toBeNull();
  expect(departures.find('a')).toBeNull();
  expect(departuresOn(on).find('b')).toEqual(departure('b'));
});

test('one comes back with a state once, and may go on with it until it is used up', () => {
  const departures = departuresOn(storage());
  departures.leave(departure('a'));
  expect(departures.arrive('a', 2000)).toEqual({ ...departure('a'), returnedAt: 2000 });
  expect(departures.arrive('a', 3000)).toBeNull();
  expect(departures.find('a')).toMatchObject({ returnedAt: 2000 });
  expect(departures.take('a')).not.toBeNull();
  expect(departures.find('a')).toBeNull();
});

test('nobody comes back who has not left, or whose session has ended', () => {
  const departures = departuresOn(storage());
  expect(departures.take('a')).toBeNull();
  departures.leave(departure('a'));
  departures.forget();
  expect(departures.find('a')).toBeNull();
});

test.each([['none'], [{}], [[null, 7, { state: 'a' }, { ...departure('a'), account: 'x' }, { ...departure('a'), from: '' }]]])(
  'what cannot be read is no departure: %j',
  (kept) => {
    expect(departuresOn(storage({ departures: kept })).take('a')).toBeNull();
  },
);

test('where nothing can be kept nobody comes back', () => {
  const departures = departuresOn({ get: () => undefined, put: () => undefined, remove: () => undefined });
  departures.leave(departure('a'));
  expect(departures.take('a')).toBeNull();
});

test('only the last few are kept', () => {
  const departures = departuresOn(storage());
  for (let number = 0; number < 20; number++) departures.leave(departure(`s${number}`));
  expect(departures.find('s19')).not.toBeNull();
  expect(departures.find('s0')).toBeNull();
});
