import { desktop, phone } from './plan/plan.ts';

/**
 * The remote road takes the same pictures as the gate: each mode sets toolbar globals by name, and the viewport.
 * `componentModes` belong to `parameters.chromatic` in preview.tsx, `screenModes` to the parameters of every screen's meta.
 */
export const componentModes = {
  light: { theme: 'light', viewport: desktop },
  dark: { theme: 'dark', viewport: desktop },
};

export const screenModes = {
  ...componentModes,
  [`light-${phone}`]: { theme: 'light', viewport: phone },
};

/** For preview.tsx: `parameters: { chromatic }`. Exact as the gate is, with the same stillness. */
export const chromatic = { modes: componentModes, diffThreshold: 0, diffIncludeAntiAliasing: true, prefersReducedMotion: 'reduce' };
