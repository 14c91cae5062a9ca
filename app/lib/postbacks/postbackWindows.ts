export interface PostbackWindow {
  number: '1' | '2' | '3';
  metric: 'postbacks' | 'postbacks2' | 'postbacks3';
  /** Days after the install between which the value may still change. */
  opens: number;
  closes: number;
  /** Days after the install between which Apple sends the postback: the end of the window, and a random delay. */
  first: number;
  last: number;
}

/** The first day on which it can come: where the app locks the value as its window opens, the delay begins then. */
export const lockedFrom = ({ opens, closes, first }: PostbackWindow): number => opens + first - closes;

/**
 * When the three postbacks of SKAdNetwork 4 come: windows of 0–2, 3–7 and 8–35 days, delays of 24–48 hours after the first and of 24–144 hours
 * after the others. What is final, and for how long two maps of values mix, follows from here (decision 0085).
 */
export const postbackWindows: Readonly<Record<PostbackWindow['number'], PostbackWindow>> = {
  '1': { number: '1', metric: 'postbacks', opens: 0, closes: 2, first: 3, last: 4 },
  '2': { number: '2', metric: 'postbacks2', opens: 2, closes: 7, first: 8, last: 13 },
  '3': { number: '3', metric: 'postbacks3', opens: 7, closes: 35, first: 36, last: 41 },
};
