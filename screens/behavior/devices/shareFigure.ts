import type { Param } from '#app/lib/urlState.ts';
import { kinds, type Kind } from './shares.ts';

/** The share of one value: of a model, a system, a country. */
export interface ShareFigure {
  kind: Kind;
  key: string;
}

/** `os:iOS 18.1`. */
export const shareFigure: Param<ShareFigure | null> = {
  fallback: null,
  parse: (text) => {
    const [word = '', ...key] = text.split(':');
    const kind = kinds.find((one) => one === word);
    return kind && key.length > 0 ? { kind, key: key.join(':') } : undefined;
  },
  format: (figure) => (figure ? `${figure.kind}:${figure.key}` : ''),
};
