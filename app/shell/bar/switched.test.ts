import { expect, test } from 'vitest';
import { table } from '../../routes/table.ts';
import { isAfterSwitch, listOfRecord, switched } from './switched.ts';

test('a switch takes along what every app has, and leaves what only one has', () => {
  const address = new URLSearchParams(
    'app=1001&v=1&t=last14.previous&by=campaign&s=-cost&m=cost&path=channel:101&f=campaign:7&p=3&why=cost&q=a',
  );
  expect(switched(address, 1002).toString()).toBe('app=1002&v=1&t=last14.previous&by=campaign&s=-cost&m=cost');
  expect(switched(new URLSearchParams(), 1002).toString()).toBe('app=1002');
});

test('a switch leaves a record for its list, and a page without one stays', () => {
  const found = table.flatMap((screen) => listOfRecord(screen, new URLSearchParams('app=1001&campaignid=7&id=8')) ?? []);
  expect([...new Set(found)].toSorted()).toEqual([
    '/config/channelmanage',
    '/manage/campaign',
    '/manage/campgroup',
    '/manage/onelink',
    '/manage/subpackage',
  ]);
  expect(table.flatMap((screen) => listOfRecord(screen, new URLSearchParams('app=1001')) ?? [])).toEqual([]);
});

test('every page of an app that names a record in its address has a list', () => {
  const withRecord = table.filter(({ platforms, params }) => platforms && params?.some((name) => /id$/i.test(name)));
  expect(withRecord.filter(({ list }) => !table.some(({ path, platforms }) => path === list && platforms)).map(({ path }) => path)).toEqual(
    [],
  );
});

test('only a switch counts as one', () => {
  expect([isAfterSwitch({ isSwitched: true }), isAfterSwitch(null), isAfterSwitch({ key: 1 })]).toEqual([true, false, false]);
});
