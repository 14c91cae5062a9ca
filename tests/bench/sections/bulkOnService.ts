import { createClient } from '#app/api/client/client.ts';
import { session } from '#app/api/account/session.ts';
import { channels } from '#app/api/channels/channels.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { answers } from '#mocks/domains/answers.ts';
import { emailOf } from '#mocks/domains/testService.ts';
import { createService } from '#mocks/service/service.ts';
import { createWorld } from '#mocks/world/world.ts';

const app = 1001;

export interface BulkOnService {
  trial: number;
  create: number;
  again: number;
  made: number;
  /** Of the rows made, those that the second sending answered with another campaign. None, if a key is made once. */
  madeTwice: number;
}

/** The service alone, without a page: a sheet is tried, created, and sent once more with the same keys, as after a lost answer. */
export async function bulkOnService(count: number): Promise<BulkOnService> {
  const service = createService(createWorld({ now: { day: '2026-11-20', minute: 632 } }), answers);
  const clientOf = (token: string | null) =>
    createClient({
      origin: 'http://localhost',
      token: () => token,
      onSessionLost: () => undefined,
      fetch: async (url, init) => {
        const answer = await service.handle(new Request(url, init));
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
  const reply = await clientOf(null).send(session.login, {
    body: { email: emailOf('super'), password: 'provena-demo', remember: null },
  });
  const client = clientOf('token' in reply ? reply.token : null);
  const ids = (await client.ask(channels.inUse, { app })).map(({ id }) => id);
  const post = (rows: readonly CampaignDraft[], isTrial: boolean) =>
    client.send(ours.campaigns.createMany, { app, body: { rows, keys: rows.map(({ name }) => name), isTrial, ahead: [] } });
  // Where something stops a campaign, nothing is measured.
  const tried = await post(
    ids.map((id, index) => draftOf(-1 - index, id)),
    true,
  );
  const open = ids.filter((_, index) => tried[index]?.trial !== 'stop');
  const rows = Array.from({ length: count }, (_, index) => draftOf(index, open[index % open.length] ?? 0));
  const send = async (isTrial: boolean) => {
    const began = performance.now();
    const answer = await post(rows, isTrial);
    return { time: performance.now() - began, ids: answer.map(({ id }) => id) };
  };
  const trial = await send(true);
  const create = await send(false);
  const again = await send(false);
  return {
    trial: trial.time,
    create: create.time,
    again: again.time,
    made: create.ids.filter((id) => id !== null).length,
    madeTwice: create.ids.filter((id, index) => id !== null && id !== again.ids[index]).length,
  };
}

const draftOf = (index: number, channel: number): CampaignDraft => ({
  name: `周一-${index + 1}`,
  channel,
  account: null,
  group: null,
  target: 'page',
  url: 'https://www.xinghai.example/a',
  deepLink: null,
  packageId: null,
  miniVersion: null,
  clickWindow: 7,
  viewWindow: null,
  billing: 'none',
  macros: ['__CALLBACK_PARAM__'],
  parameters: [],
  callbackEvents: null,
  startsOn: null,
  endsOn: null,
});

export function printBulkOnService({ trial, create, again, made, madeTwice }: BulkOnService, count: number) {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`The service alone: dry run ${ms(trial)}, created ${ms(create)}, sent again with the same keys ${ms(again)}`);
  console.log(`${made} of ${count} made; ${madeTwice} answered with another campaign the second time`);
}
