import { calls } from '#app/api/declare/calls.ts';
import { day, file, integer, nothing, text } from '#app/api/wire/scalars.ts';
import { shape } from '#app/api/wire/shapes.ts';
import { answer, answerPublic, type Answer } from '#mocks/service/answer.ts';

const { query, mutation } = calls('apps');
const open = { isOpen: true };
const name = shape({ name: text });
const stand = {
  rename: mutation('PUT /api/stand/{id}', { ...open, path: { id: integer }, body: name, result: text }),
  nameOf: query('GET /api/stand/{id}', { ...open, path: { id: integer }, result: text }),
  today: query('GET /api/stand/day', { ...open, result: day }),
  filled: mutation('POST /api/stand/form', { ...open, as: 'form', body: name, result: text }),
  uploaded: mutation('POST /api/stand/file', { ...open, as: 'multipart', body: shape({ file }), result: integer }),
  broken: mutation('POST /api/stand/broken', { ...open, query: { token: text }, body: name, result: nothing }),
  closed: query('GET /api/stand/closed', { result: nothing }),
  tracked: mutation('POST /receiver/stand', { ...open, as: 'form', body: shape({ data: text }), result: text }),
};

/** Answers of no screen, over the real world. */
export const standAnswers: readonly Answer[] = [
  answerPublic(stand.rename, ({ world, input }) => world.apps.change(input.id, { name: input.body.name })?.name ?? ''),
  answerPublic(stand.nameOf, ({ world, input }) => world.apps.find(input.id)?.name ?? ''),
  answerPublic(stand.today, ({ world }) => world.now.day),
  answerPublic(stand.filled, ({ input }) => input.body.name),
  answerPublic(stand.uploaded, ({ input }) => input.body.file.size),
  answerPublic(stand.broken, ({ input }) => {
    throw new TypeError(`no such password: ${input.body.name}`);
  }),
  answer(stand.closed, () => null),
  answerPublic(stand.tracked, ({ input }) => input.body.data),
];
