import { platformNames, sectionNames } from '../../../app/lib/glossary/words.ts';
import { screenAt } from '../../../app/routes/find.ts';
import rules from '../../screens/rules.json';
import { isOfPoorest, scenarioOf } from '../../screens/states.ts';
import { rulesOf, useScreenStories, type IndexedStory } from '../../screens/stories.ts';
import { storyName } from '../../names/storyName.ts';
import { useChoice } from '../language.tsx';
import { Facts } from './look.ts';

const sentences = new Map(Object.entries(rules));

/** Where a screen stands, who sees it with the least, which scenarios it is shown in, and the rules that name it or that its code cites. */
export function ScreenSummary({ importPath }: { importPath: string }) {
  const choose = useChoice();
  const stories = useScreenStories().filter((story) => story.importPath === importPath);
  const paths = [...new Set(stories.flatMap(({ path }) => path ?? []))];
  const cited = rulesOf(importPath);
  return (
    <Facts className="sb-unstyled">
      <dt>{choose('地址', 'Route')}</dt>
      <dd>
        {paths.map((path) => (
          <RouteLine key={path} path={path} />
        ))}
      </dd>
      <dt>{choose('场景', 'Scenario')}</dt>
      <dd>
        {scenariosOf(stories)
          .map((names) => choose(...names))
          .join(choose('；', '; '))}
      </dd>
      <dt>{choose('权限最少', 'Least access')}</dt>
      <dd>
        <StoryLink story={stories.find(isOfPoorest)} none={choose('没有这个故事', 'No such story')} />
      </dd>
      <dt>{choose('规则', 'Rules')}</dt>
      <dd>
        {cited.length === 0 ? (
          choose('没有规则提到它', 'No rule names it')
        ) : (
          <details>
            <summary>{cited.join(', ')}</summary>
            <ul lang="en">
              {cited.map((rule) => (
                <li key={rule}>
                  <code>{rule}</code> {sentences.get(rule)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </Facts>
  );
}

function RouteLine({ path }: { path: string }) {
  const choose = useChoice();
  const pick = ([chinese, english]: readonly [string, string]) => choose(chinese, english);
  const screen = screenAt(path);
  if (!screen) return <code>{path}</code>;
  const platforms = screen.platforms?.map((platform) => pick(platformNames[platform])).join(choose('、', ', '));
  const section = screen.menu && pick(sectionNames[screen.menu]);
  return (
    <div>
      <code>{screen.path}</code> {[choose(...screen.title), section, platforms].filter(Boolean).join(' · ')}
    </div>
  );
}

function StoryLink({ story, none }: { story: IndexedStory | undefined; none: string }) {
  if (!story) return none;
  return (
    <a href={`./?path=/story/${story.id}`} target="_top">
      {storyName(story.exportName)}
    </a>
  );
}

/** What the scenarios of some stories are called, each once. */
function scenariosOf(stories: readonly IndexedStory[]) {
  const known = new Map(
    stories.flatMap((story) => {
      const scenario = scenarioOf(story);
      return scenario ? [[story.scenario, [scenario.chinese, scenario.english] as const]] : [];
    }),
  );
  return [...known.values()];
}
