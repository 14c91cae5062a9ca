import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Collection } from './collection.ts';

interface Thing {
  id: number;
  name: string;
}

const collection = () =>
  new Collection<Thing>({
    seed: () => [1, 2, 3].map((id) => ({ id, name: `n${id % 2}` })),
    keyOf: ({ id }) => id,
    onChange: () => undefined,
  });

const ids = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  fc.record({ does: fc.constant('put' as const), id: ids, name: fc.constantFrom('n0', 'n1', 'n2') }),
  fc.record({ does: fc.constant('delete' as const), id: ids, name: fc.constant('') }),
);

test('after any changes a collection holds what one holds that reads the saved changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const things = collection();
      const named = things.indexBy(({ name }) => name);
      // All is read in between, so that what is remembered has to follow the changes.
      for (const { does, id, name } of steps) {
        expect(things.nextId()).toBeGreaterThan(Math.max(...things.all().map((one) => one.id), 0));
        expect(named(name).every((one) => one.name === name)).toBe(true);
        if (does === 'put') things.put({ id, name });
        else things.delete(id);
      }
      const again = collection();
      again.restore(things.save());
      const byId = (all: readonly Thing[]) => all.toSorted((a, b) => a.id - b.id);
      expect(byId(things.all())).toEqual(byId(again.all()));
      expect(things.nextId()).toBe(again.nextId());
      for (const name of ['n0', 'n1', 'n2']) expect(byId(named(name))).toEqual(byId(things.all().filter((one) => one.name === name)));
    }),
  );
});

test('a number is given once, whatever is deleted, and after the changes are read again', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), fc.boolean(), (deletions, isAskedBefore) => {
      let things = collection();
      const given = new Set([1, 2, 3]);
      for (const isDeleted of deletions) {
        const id = things.nextId();
        expect(given.has(id)).toBe(false);
        given.add(id);
        things.put({ id, name: 'n' });
        if (isDeleted) things.delete(id);
        const again = collection();
        if (isAskedBefore) again.nextId();
        again.restore(things.save());
        things = again;
      }
    }),
  );
});

test('what is new comes first, in the order of its coming', () => {
  const things = collection();
  expect(things.all()).toHaveLength(3);
  things.put({ id: 7, name: 'a' });
  things.put({ id: 8, name: 'b' });
  things.put({ id: 2, name: 'c' });
  expect(things.all().map(({ id }) => id)).toEqual([8, 7, 1, 2, 3]);
});
