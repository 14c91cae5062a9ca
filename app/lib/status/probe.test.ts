import { expect, test } from 'vitest';
import { probeService } from './probe.ts';

/** A clock that each call moves on by one of these durations. */
function clock(durations: readonly number[]) {
  const state = { now: 0, asked: 0 };
  return { state, now: () => state.now, pass: () => void (state.now += durations[state.asked++] ?? 0) };
}

const probe = async (durations: readonly number[], answer: () => Response) => {
  const { state, now, pass } = clock(durations);
  const result = await probeService(
    {
      token: () => null,
      fetch: async () => {
        pass();
        return answer();
      },
    },
    now,
  );
  return { ...result, asked: state.asked };
};

const failed = () => {
  throw new TypeError('Failed to fetch');
};

test('one slow call does not decide about the latency', async () => {
  const answer = () => Response.json({ code: 200, content: true });
  expect(await probe([900, 20, 30, 25, 22], answer)).toEqual({ answering: 'answers', latency: 25, asked: 5 });
});

test('to be told to sign in is an answer', async () => {
  expect(await probe([5, 5, 5, 5, 5], () => new Response('', { status: 401 }))).toMatchObject({ answering: 'answers', latency: 5 });
});

test('a service that fails itself answers, and one behind a proxy that gave up does not', async () => {
  expect(await probe([5, 5, 5, 5, 5], () => new Response('', { status: 500 }))).toMatchObject({ answering: 'fails', latency: 5 });
  expect(await probe([5], () => new Response('', { status: 502 }))).toEqual({ answering: 'unreached', latency: null, asked: 1 });
  expect(await probe([5], failed)).toEqual({ answering: 'unreached', latency: null, asked: 1 });
});
