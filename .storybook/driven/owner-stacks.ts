import * as React from 'react';

/**
 * React notes where every element was made, for the sake of its warnings. In a browser that is driven, each note has the whole stack walked
 * for it. React leaves that when it has noted too many: told that it has, it leaves it at once.
 */
export function withoutOwnerStacks(): void {
  if (!navigator.webdriver) return;
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    // Each second React begins to count anew.
    set() {},
  });
}
