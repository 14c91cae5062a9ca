import { expect, spyOn } from 'storybook/test';

const word = 'W'.repeat(3000);
const names = new Set(['name', 'title', 'content']);

/** Answers of these calls have one word of 3,000 letters for each name and text. */
export const longWords = (calls: RegExp) => () => {
  const real = globalThis.fetch;
  const sent = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!calls.test(String(input))) return answer;
    const text = JSON.stringify(await answer.json(), (key, value: unknown) => (names.has(key) && typeof value === 'string' ? word : value));
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
  return () => sent.mockRestore();
};

/** Nothing on the page is wider than the window. */
export const expectNoOverflow = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
