import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { isScenarioName, scenarios, type Scenario, type ScenarioName } from '#mocks/scenarios.ts';

const words = {
  'zh-CN': { label: '场景', own: '按故事', ownMeaning: '每个故事自己的场景', person: '人物沿用故事' },
  en: {
    label: 'Scenario',
    own: 'As the story says',
    ownMeaning: 'The scenario of each story',
    person: 'Keeps the person of the story',
  },
};

/** `none` chosen here means: as the story says. A part of the design system is shown without a service anyway. */
const names = Object.keys(scenarios)
  .filter(isScenarioName)
  .filter((name) => name !== 'none');

/** Chooses a scenario over that of the story, and says which one is in effect. */
export function ScenarioTool() {
  const [globals, updateGlobals] = useGlobals();
  const ownName: unknown = useParameter('scenario');
  const isEnglish = globals['locale'] === 'en';
  const t = words[isEnglish ? 'en' : 'zh-CN'];
  const titleOf = (name: ScenarioName) => (isEnglish ? scenarios[name].english : scenarios[name].chinese);
  const meaningOf = (name: ScenarioName) => {
    const { meaning, fault }: Scenario = scenarios[name];
    return fault ? `${meaning[isEnglish ? 1 : 0]} · ${t.person}` : meaning[isEnglish ? 1 : 0];
  };
  const own = isScenarioName(ownName) ? ownName : 'none';
  const chosen: ScenarioName = isScenarioName(globals['scenario']) ? globals['scenario'] : 'none';
  const { fault }: Scenario = scenarios[chosen];
  const isChosen = chosen !== 'none';
  const ownTitle = own === 'none' ? t.own : `${t.own}: ${titleOf(own)}`;
  const chosenTitle = fault && own !== 'none' ? `${titleOf(chosen)} · ${titleOf(own)}` : titleOf(chosen);
  // The builder of the manager knows no JSX of this project.
  return createElement(
    Select,
    {
      // The select keeps what was chosen in it; what the address or another story says comes from outside.
      key: `${chosen} ${own} ${isEnglish}`,
      ariaLabel: t.label,
      tooltip: t.label,
      defaultOptions: [chosen],
      showSelectedOptionTitle: false,
      ...(isChosen && { active: true }),
      onSelect: (name) => updateGlobals({ scenario: name ?? 'none' }),
      options: [
        { value: 'none', title: t.own, description: own === 'none' ? t.ownMeaning : titleOf(own) },
        ...names.map((name) => ({ value: name, title: titleOf(name), description: meaningOf(name) })),
      ],
    },
    isChosen ? chosenTitle : ownTitle,
  );
}
