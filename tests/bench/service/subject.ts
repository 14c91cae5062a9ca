import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen } from '#mocks/server/http/listen.ts';
import { answers } from '#mocks/domains/answers.ts';
import { standAnswers } from '../../service/answers.ts';

/** The service in a process of its own. Says its port, then its memory whenever it is asked. */
const [stateFile = ''] = process.argv.slice(2);
const { port } = await listen({
  host: '127.0.0.1',
  port: 0,
  site: { answer: (_, response) => void response.end() },
  backend: () => createEmbedded({ stateFile, answers: [...answers, ...standAnswers], say: (said) => process.send?.({ said }) }),
  say: (said) => process.send?.({ said }),
});

process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage().rss });
});
process.send?.({ port });
