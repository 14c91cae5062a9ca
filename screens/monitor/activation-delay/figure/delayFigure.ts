import type { Param } from '#app/lib/urlState.ts';

/** What is known of a distribution: its median, and the share of what came too soon or too late. */
export type DelayMetric = 'median' | 'injection' | 'flooding';

/** Which figure is explained: of all channels, of one by its key, of one of two segments, or of the compared period. */
export interface DelayFigure {
  metric: DelayMetric;
  of: 'all' | 'previous' | 'first' | 'second' | { channel: string };
}

const places = { '@1': 'first', '@2': 'second', '@previous': 'previous' } as const;

/** `flooding` of all channels, `flooding:101` of one, `median@2` of the second segment, `median@previous` of the compared period. */
export const delayFigure: Param<DelayFigure | null> = {
  fallback: null,
  parse: (text) => {
    // Older links: `0,flooding:101`, and `0,previous`.
    const named = text.replace(/^0,/, '').replace(/^previous$/, 'median@previous');
    const [, metric, place = '', channel] = /^(median|injection|flooding)(@1|@2|@previous)?(?::(.{1,200}))?$/s.exec(named) ?? [];
    if (metric !== 'median' && metric !== 'injection' && metric !== 'flooding') return undefined;
    if (channel !== undefined) return { metric, of: { channel } };
    return { metric, of: place === '@1' || place === '@2' || place === '@previous' ? places[place] : 'all' };
  },
  format: (figure) => {
    if (!figure) return '';
    const { metric, of } = figure;
    if (typeof of === 'object') return `${metric}:${of.channel}`;
    return metric + (Object.entries(places).find(([, name]) => name === of)?.[0] ?? '');
  },
};
