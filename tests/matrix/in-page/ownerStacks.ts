import * as React from 'react';

/**
 * Development React notes where every element was made, for the sake of its warnings. In a driven browser each note walks the whole stack: without them
 * the walk takes a fifth less of the processor. React stops by itself after too many notes; this makes it believe that it has noted too many.
 *
 * This is the only file that uses React's internals. The walk needs React's warnings, so it cannot be built for production, and React has no switch
 * for the notes. If an upgrade renames the field, the walk finds the same and takes longer; `tests/architecture/internals` fails first.
 *
 * Returns what undoes it.
 */
export function withoutOwnerStacks(): () => void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return () => undefined;
  Object.defineProperty(internals, field, {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    // React resets the number every second.
    set() {},
  });
  return () => Object.defineProperty(internals, field, { configurable: true, writable: true, enumerable: true, value: 0 });
}

const field = 'recentlyCreatedOwnerStacks';
