import { noteLength, type ValueMap } from '#app/api/ours/apps/skan.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../service/answer.ts';
import { appOf, type RequestContext } from '../service/access.ts';
import { requireEdit, requireView } from '../service/requireRights.ts';
import { badRequest, forbidden, Refusal, taken, unfit } from '../service/refusal.ts';
import { highest, mapsFor, mapsOf, mixedUntil, problemsOf, sharesOf } from '../world/skan/maps.ts';
import { momentOf } from '../world/calendar.ts';

const { skan } = ours;
const page = 'akanconfig@skadnetwok';

type Draft = Pick<ValueMap, 'rules' | 'coarse'>;

/** Only apps of Apple have such values. */
function ofApple({ world }: RequestContext, app: number) {
  if (appOf(world, app).platform !== 'iOS') throw forbidden();
}

function changed(asking: RequestContext, app: number) {
  requireEdit(asking, page, app);
  ofApple(asking, app);
  return mapsFor(asking.world, app);
}

/** A draft may contain logical mistakes, but every value must be valid. */
function checkDraft({ rules, coarse }: Draft): Draft {
  for (const { from, to, low, high, name } of rules) {
    if (from < 0 || to > highest || from > to) throw badRequest('rules.from');
    if (!name.trim()) throw badRequest('rules.name');
    if (low !== null && high !== null && high < low) throw badRequest('rules.max');
  }
  if (new Set(coarse.map(({ window }) => window)).size !== coarse.length) throw badRequest('coarse.window');
  return { rules, coarse };
}

export const skanAnswers: readonly Answer[] = [
  answer(skan.maps, ({ world, caller, input: { app } }) => {
    requireView({ world, caller }, page, app);
    ofApple({ world, caller }, app);
    const maps = mapsFor(world, app);
    return {
      live: maps.live,
      draft: maps.draft,
      past: [...(maps.past ?? [])],
      shares: sharesOf(maps),
      mixedUntil: mixedUntil(world, maps),
    };
  }),
  answer(skan.save, ({ world, caller, input: { app, body } }) => {
    const maps = changed({ world, caller }, app);
    const version = maps.draft?.version ?? (maps.live?.version ?? 0) + 1;
    const draft = { ...checkDraft(body), version, savedAt: momentOf(world.now), savedBy: caller.name, publishedOn: null, note: null };
    mapsOf(world).put({ ...maps, draft });
    return draft;
  }),
  answer(skan.publish, ({ world, caller, input: { app, body } }) => {
    const maps = changed({ world, caller }, app);
    const note = body.note.trim();
    if (!note || note.length > noteLength) throw unfit(-999, 'remark', '填写发布说明');
    if (!maps.draft) throw taken('没有可发布的草稿');
    const problems = problemsOf(maps.draft.rules);
    if (problems.length) throw new Refusal(-1009, '映射有错误，不能发布', problems);
    const live = { ...maps.draft, publishedOn: world.now.day, note };
    mapsOf(world).put({ ...maps, live, draft: null, past: [...(maps.live ? [maps.live] : []), ...(maps.past ?? [])] });
    return live;
  }),
];
