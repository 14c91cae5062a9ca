import { isScenarioName, scenarios, type Scenario } from '#mocks/scenarios.ts';

/** What is known of a story without running it. */
export interface StoryState {
  tags: readonly string[];
  scenario: string | undefined;
}

export const scenarioOf = ({ scenario }: StoryState): Scenario | undefined => (isScenarioName(scenario) ? scenarios[scenario] : undefined);

export const isEmpty = ({ tags }: StoryState) => tags.includes('empty');
export const isFailing = (story: StoryState) => scenarioOf(story)?.fault === 'failing';
export const isOfPoorest = (story: StoryState) => /^(?:channel|staff)@/.test(scenarioOf(story)?.account ?? '');
export const isFilled = (story: StoryState) => !scenarioOf(story)?.fault && !isEmpty(story);
/** Another page stands for the one that has not been bought. */
export const isWithoutServices = (story: StoryState) => scenarioOf(story)?.change === 'no-services';
