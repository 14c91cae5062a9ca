/** A number in [0, 2³²) that depends on nothing but what it is given: the same on every machine, in any order of asking. */
export function hash(...keys: readonly (number | string)[]): number {
  let state = 0x9e3779b9;
  for (const key of keys) {
    if (typeof key === 'number') state = mix(state ^ key);
    else for (let index = 0; index < key.length; index++) state = mix(state ^ key.charCodeAt(index));
    state = mix(state + 0x6d2b79f5);
  }
  return state >>> 0;
}

const mixed = (value: number) => mix(value) >>> 0;

function mix(value: number): number {
  let state = value | 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return state ^ (state >>> 16);
}

/** A share in [0, 1). */
export const share = (...keys: readonly (number | string)[]) => hash(...keys) / 4294967296;

/** The same for three numbers: for what is asked millions of times. */
export const shareOf = (seed: number, day: number, what: number) => mixed(mix(mix(seed ^ 0x9e3779b9) ^ day) ^ what) / 4294967296;

/** A number between two others. */
export const between = (from: number, to: number, ...keys: readonly (number | string)[]) => from + (to - from) * share(...keys);

export const whole = (from: number, to: number, ...keys: readonly (number | string)[]) => Math.floor(between(from, to + 1, ...keys));

/** Picks one item, all equally likely. */
export function pick<Value>(values: readonly [Value, ...Value[]], ...keys: readonly (number | string)[]): Value {
  return values[hash(...keys) % values.length] ?? values[0];
}

/** A factor around 1, for daily variation. */
export function wobble(spread: number, seed: number, day: number, what: number): number {
  const first = mix(mix(mix(seed ^ 0x9e3779b9) ^ day) ^ what);
  const sum = mixed(first + 1) + mixed(first + 2) + mixed(first + 3);
  return 1 + spread * (sum / 4294967296 - 1.5) * 1.15;
}
