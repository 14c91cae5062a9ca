import { screen } from 'storybook/test';

/** The sentences under charts that say it. Their figures and days are elements of their own, so no element holds the words alone. */
export function findSentences(said: RegExp): Promise<HTMLElement[]> {
  return screen.findAllByText((_, element) => element?.tagName === 'P' && said.test(element.textContent ?? ''));
}

/** What stands beside a chart or in its table, and not in its sentence: `findByText('11-13', outsideSentences)`. */
export const outsideSentences = { ignore: 'p *' };
