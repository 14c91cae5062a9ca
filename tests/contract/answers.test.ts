import { expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { decode } from '#app/api/wire/codec.ts';
import { sampleOf } from './check/sample.ts';

const samples = contract.flatMap(({ name, endpoint: { result } }) =>
  [false, true].map((isFull) => [name, isFull ? 'full' : 'sparse', result, sampleOf(result.json, isFull)] as const),
);

/** A declaration says twice what an answer looks like: to the reader and to the document. They must not drift apart. */
test.each(samples)('%s reads the %s answer that the document promises', (_name, _kind, codec, promised) => {
  const first = decode(codec, promised);
  expect(first).toMatchObject({ isRead: true, dropped: [] });
  // What is written, as the mocks do it, is read again as the same.
  expect(first.isRead && decode(codec, JSON.parse(JSON.stringify(codec.write(first.value))))).toEqual(first);
});
