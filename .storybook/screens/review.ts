import { screenAt } from '../../app/routes/find.ts';
import type { Screen } from '../../app/routes/screen.ts';
import { antiCheat } from '../../app/routes/sections/anti-cheat.ts';
import { behavior } from '../../app/routes/sections/behavior.ts';
import { bindings } from '../../app/routes/sections/bindings.ts';
import { campaigns } from '../../app/routes/sections/campaigns.ts';
import { config } from '../../app/routes/sections/config.ts';
import { data } from '../../app/routes/sections/data.ts';
import { lifecycle } from '../../app/routes/sections/lifecycle.ts';
import { monetization } from '../../app/routes/sections/monetization.ts';
import { monitor } from '../../app/routes/sections/monitor.ts';
import { publicScreens } from '../../app/routes/sections/public.ts';
import { settings } from '../../app/routes/sections/settings.ts';
import { skan } from '../../app/routes/sections/skan.ts';
import { sectionNames } from '../../app/lib/glossary/words.ts';
import { table } from '../../app/routes/table.ts';
import type { Proof } from '../../tests/matrix/proof/proof.ts';
import { isEmpty, isFailing, isFilled, isOfPoorest, type StoryState } from './states.ts';

interface Placed extends StoryState {
  path: string | undefined;
}

type Names = readonly [chinese: string, english: string];

const sections: readonly [names: Names, screens: readonly Screen[]][] = [
  [['公共页面', 'Public pages'], publicScreens],
  [sectionNames.monitor, monitor],
  [sectionNames.behavior, behavior],
  [sectionNames.lifecycle, lifecycle],
  [sectionNames.campaigns, campaigns],
  [sectionNames.data, data],
  [sectionNames.config, config],
  [sectionNames.monetization, monetization],
  [sectionNames.antiCheat, antiCheat],
  [sectionNames.skan, skan],
  [['账号与设置', 'Account and settings'], settings],
  [['广告账户绑定', 'Ad account connections'], bindings],
];

/** The states that a designer looks for, in the order in which they are shown. */
export const states = {
  filled: { names: ['正常', 'Filled'], isIt: isFilled },
  empty: { names: ['空', 'Empty'], isIt: isEmpty },
  failing: { names: ['失败', 'Failing'], isIt: isFailing },
  poorest: { names: ['权限最少', 'Least access'], isIt: isOfPoorest },
} as const satisfies Record<string, { names: Names; isIt: (story: StoryState) => boolean }>;

export type StateName = keyof typeof states;
export const stateNames = ['filled', 'empty', 'failing', 'poorest'] as const satisfies readonly StateName[];

/** What stands for a page whose service has not been bought has no address that anybody opens. */
const insteads = new Set(table.flatMap(({ otherwise }) => otherwise ?? []));

export interface ReviewedScreen<Story> {
  screen: Screen;
  isBuilt: boolean;
  stories: Story[];
  /** The first story of each state, or that the matrix judges it; undefined where there is none, null where the screen has no such state. */
  shown: Record<StateName, Story | 'matrix' | undefined | null>;
}

/** The states that a screen must have. Pages for those who are signed out tell of no data; what stands for another page is shown there. */
export function expectedOf({ path, isPublic, isForChannels }: Screen): readonly StateName[] {
  if (insteads.has(path)) return [];
  return isPublic || isForChannels ? ['filled'] : stateNames;
}

export const storiesAt = <Story extends Placed>(stories: readonly Story[], path: string): Story[] =>
  stories.filter((story) => story.tags.includes('screen') && story.path !== undefined && screenAt(story.path)?.path === path);

/** Every screen of the console by its section, built or not, with the stories that show its states, or the proof that needs none. */
export function reviewOf<Story extends Placed>(stories: readonly Story[], proof: Proof) {
  return sections.map(([names, screens]) => ({
    names,
    screens: screens.filter(({ redirect }) => !redirect).map((screen) => reviewed(screen, storiesAt(stories, screen.path), proof)),
  }));
}

function reviewed<Story extends Placed>(screen: Screen, stories: Story[], proof: Proof): ReviewedScreen<Story> {
  const expected = new Set<StateName>(expectedOf(screen));
  const proven = new Set<string>(proof.get(screen.path));
  const without = (name: StateName) => (proven.has(name) ? 'matrix' : undefined);
  const find = (name: StateName) => stories.find(states[name].isIt) ?? (expected.has(name) ? without(name) : null);
  return {
    screen,
    isBuilt: screen.load !== undefined,
    stories,
    shown: { filled: find('filled'), empty: find('empty'), failing: find('failing'), poorest: find('poorest') },
  };
}
