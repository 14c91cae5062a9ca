import { spyOn } from 'storybook/test';

/** `beforeEach` of a story in which one call fails, for so many times, while all others succeed. */
export const failAt =
  (path: RegExp, times = Infinity) =>
  () => {
    const real = globalThis.fetch;
    let failed = 0;
    const sent = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      return path.test(pathname) && failed++ < times
        ? Response.json({ code: 500, message: '服务暂时不可用', data: null }, { status: 500 })
        : real(input, init);
    });
    return () => sent.mockRestore();
  };
