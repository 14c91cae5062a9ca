/**
 * Keys that do something, as written in code: `mod+k` (⌘ or Ctrl), `shift+c`, `?`, `esc`, and one after the other `g o`.
 */
export type Keys = string;

interface Chord {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

export interface Press {
  key: string;
  code: string;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether keys work everywhere, or only while no field has the focus. */
export const needsMod = (keys: Keys) => keys.startsWith('mod+');

export const chordsOf = (keys: Keys): string[] => keys.split(' ');

/** Whether this press is that chord. A sign that needs shift on some keyboards (`?`) is taken as it comes. */
export function isPressed(chord: string, press: Press, isApple: boolean): boolean {
  const parsed = parse(chord);
  const key = keyOf(press);
  const mod = isApple ? press.metaKey : press.ctrlKey;
  const other = isApple ? press.ctrlKey : press.metaKey;
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key);
  return key === parsed.key && mod === parsed.mod && !other && press.altKey === parsed.alt && (isSign || press.shiftKey === parsed.shift);
}

/** Keyboards of other scripts send their own letters; then the position of the key decides. */
function keyOf({ key, code }: Press): string {
  if (key.length === 1 && key > '~' && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  return key === 'Escape' ? 'esc' : key === ' ' ? 'space' : key.toLowerCase();
}

function parse(chord: string): Chord {
  const parts = chord.split('+').filter((part) => part !== '');
  const key = parts.at(-1) ?? '+';
  return { key, mod: parts.includes('mod'), shift: parts.includes('shift'), alt: parts.includes('alt') };
}

/**
 * As printed on the keys, one by one. Keys that carry a drawing (⌘, ⇧, ↵) keep their names, because fonts often lack the sign.
 *
 *     printed('mod+k', true)    ['command', 'K']
 *     printed('mod+k', false)   ['Ctrl', 'K']
 *     printed('g o', true)      ['G', 'O']
 */
export function printed(keys: Keys, isApple: boolean): string[] {
  const names: Record<string, string> = isApple ? appleNames : otherNames;
  return chordsOf(keys).flatMap((chord) => chord.split('+').map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part)));
}

const shared = { up: '↑', down: '↓', esc: 'Esc', space: 'Space', tab: 'Tab' };
const appleNames = { ...shared, mod: 'command', alt: 'option' };
const otherNames = { ...shared, mod: 'Ctrl', alt: 'Alt' };

export const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
