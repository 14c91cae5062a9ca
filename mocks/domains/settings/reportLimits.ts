import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { requireEdit } from '../../service/requireRights.ts';
import { unfit } from '../../service/refusal.ts';
import { limitsFor, saveLimits } from '../../world/apps/reportLimits.ts';

const { reportLimits } = ours;

export const reportLimitAnswers: readonly Answer[] = [
  // Whoever reads a report sees what is marked in it.
  answer(reportLimits.of, ({ world, input }) => limitsFor(world, input.app)),
  answer(reportLimits.save, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, 'channelmanage@config', app);
    const shares = { injectionShare: body.injection, floodingShare: body.flooding, nullShare: body.nullShare };
    for (const [field, value] of Object.entries(shares)) if (value <= 0 || value > 1) throw unfit(-999, field, '应在 0 到 100% 之间');
    saveLimits(world, app, body);
    return null;
  }),
];
