import { choiceParam, type Param } from '#app/lib/urlState.ts';
import { headlines, type Headline } from '../figures.ts';

/** Sessions in an hour of a weekday, or on an average day. Monday is 1. */
export interface HourFigure {
  weekday: number | 'mean';
  hour: number;
}

/** Which figure: a headline, how long a session takes, or one of the hours. */
export type EngagementFigure = Headline | 'length' | HourFigure;

const named = choiceParam([...headlines, 'length'], null);

/** `dau`, `length`, and `hour:1-20` for Mondays at 20:00. */
export const engagementFigure: Param<EngagementFigure | null> = {
  fallback: null,
  parse: (text) => {
    const [, weekday, hour] = /^hour:([1-7]|mean)-(1?\d|2[0-3])$/.exec(text) ?? [];
    return hour === undefined ? named.parse(text) : { weekday: weekday === 'mean' ? weekday : Number(weekday), hour: Number(hour) };
  },
  format: (figure) => (figure !== null && typeof figure === 'object' ? `hour:${figure.weekday}-${figure.hour}` : named.format(figure)),
};
