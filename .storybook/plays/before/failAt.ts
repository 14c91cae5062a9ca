import { mocked, spyOn } from 'storybook/test';

/** `beforeEach` of a story in which some calls fail while all others succeed. */
export const failAt = (path: RegExp) => () => {
  const real = globalThis.fetch;
  const sent = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    return path.test(pathname) ? Response.json({ code: 500, message: '服务暂时不可用', data: null }, { status: 500 }) : real(input, init);
  });
  return () => sent.mockRestore();
};

/** In a play of such a story: from now on they succeed. */
export const recover = () => mocked(globalThis.fetch).mockRestore();
