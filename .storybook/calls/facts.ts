/**
 * The paths of the screens that send a declared call, or `shell`, by the name of the call. `../screens/plugin.ts` reads them and fills this in while
 * Storybook is built.
 */
export const screensByCall: Readonly<Record<string, readonly string[]>> = {};
