import type { Param } from '#app/lib/urlState.ts';
import { stepParam } from '../steps.ts';

/** Which figure: the share that reaches a step, the conversion of a row between the two steps in sight, or how long that takes. */
export type FunnelFigure = { what: 'step' | 'row'; of: string } | { what: 'time' };

const rowWord = 'row:';

/** `registration`, `row:104` of a channel, `time`. */
export const funnelFigure: Param<FunnelFigure | null> = {
  fallback: null,
  parse: (text) => {
    if (text === 'time') return { what: 'time' };
    if (text.startsWith(rowWord)) return { what: 'row', of: text.slice(rowWord.length) };
    const step = stepParam.parse(text);
    return typeof step === 'string' ? { what: 'step', of: step } : undefined;
  },
  format: (figure) => {
    if (!figure) return '';
    if (figure.what === 'time') return figure.what;
    return figure.what === 'row' ? `${rowWord}${figure.of}` : figure.of;
  },
};
