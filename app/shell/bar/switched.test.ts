import { expect, test } from 'vitest';
import { isAfterSwitch, switched } from './switched.ts';

test('a switch takes along what every app has, and leaves what only one has', () => {
  const address = new URLSearchParams(
    'app=1001&v=1&t=last14.previous&by=campaign&s=-cost&m=cost&path=channel:101&f=campaign:7&p=3&why=cost&q=a',
  );
  expect(switched(address, 1002).toString()).toBe('app=1002&v=1&t=last14.previous&by=campaign&s=-cost&m=cost');
  expect(switched(new URLSearchParams(), 1002).toString()).toBe('app=1002');
});

test('only a switch counts as one', () => {
  expect([isAfterSwitch({ isSwitched: true }), isAfterSwitch(null), isAfterSwitch({ key: 1 })]).toEqual([true, false, false]);
});
