import { openScenario, storyTime } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { placeOf } from '#mocks/world/facts/fact.ts';
import { sumFacts } from '#mocks/world/facts/sumFacts.ts';
import { indexOf, shifted } from '#mocks/world/calendar.ts';
import { startConsole } from '../startConsole.ts';

const app = 1001;
export const yesterday = shifted(storyTime.day, -1);

/** A console in whose world a middling campaign of a large channel made yesterday jump: somebody famous spoke of it. */
export async function consoleWithJump() {
  const { world, service } = openScenario('super-ios');
  const { campaigns, groups, books } = world.promotionOf(world.apps.find(app) ?? fail('no app'));
  const campaign = campaigns.find(100_100_158) ?? fail('no campaign');
  campaigns.put({ ...campaign, push: { day: indexOf(yesterday), factor: 12 } });
  return {
    app,
    world,
    pushed: { id: campaign.id, name: campaign.name, channel: '腾讯广告', group: groups.find(campaign.group)?.name ?? fail('no group') },
    /** What the world knows of a day, apart from every screen. */
    installsOn: (day: string, id?: number) => {
      const filter = {
        from: indexOf(day),
        to: indexOf(day),
        ...(id && { ad: (ad: { campaign: { id: number } }) => ad.campaign.id === id }),
      };
      return sumFacts(books, { by: 'all' }, filter).get('all')?.[placeOf.installs] ?? 0;
    },
    place: await startConsole(async () => backendOver(service)),
  };
}

function fail(why: string): never {
  throw new Error(why);
}
