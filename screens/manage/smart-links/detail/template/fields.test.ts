import { expect, test } from 'vitest';
import { changesBetween, type Routes } from '#app/lib/links/outcomes.ts';
import { routesOf, valuesOf } from './fields.ts';

const routes: Routes = [{ system: 'iOS', installed: 'a://b', missing: null, failing: 'https://c.example' }];

test('a template goes through its form without a change', () => {
  expect(changesBetween(routes, routesOf(valuesOf({ name: 'x', routes })))).toEqual([]);
});

test('spaces fill no field', () => {
  const [iOS] = routesOf({ ...valuesOf({ name: 'x', routes }), iOS_missing: '  ' });
  expect(iOS).toEqual(routes[0]);
});
