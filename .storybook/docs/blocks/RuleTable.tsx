import { useState } from 'react';
import styled from 'styled-components';
import { match, SearchField } from '../../../design-system/index.ts';
import { storyName } from '../../names/storyName.ts';
import { ruleFacts } from '../../rules/facts.ts';
import type { RuleFacts, Verdict } from '../../rules/readRules.ts';
import { useScreenStories, type IndexedStory } from '../../screens/stories.ts';
import { useChoice } from '../language.tsx';

const verdicts: Record<Verdict, readonly [string, string]> = {
  held: ['有测试', 'Tested'],
  decided: ['按决策', 'By decision'],
  context: ['说明', 'Background'],
  gap: ['缺', 'Gap'],
};

/** Every rule of the specification with what fails where it is broken, or why nothing does. */
export function RuleTable() {
  const choose = useChoice();
  const [search, setSearch] = useState('');
  const [verdict, setVerdict] = useState<Verdict | 'all'>('all');
  const stories = useScreenStories();
  const found = ruleFacts.filter(({ rule, sentence, tests, sources }) =>
    [rule, sentence, ...tests, ...sources].some((text) => !search || match(search, text)),
  );
  const choices = [['all', choose('全部', 'All')] as const, ...nameVerdicts(choose)];
  const shown = found.filter((fact) => verdict === 'all' || fact.verdict === verdict);
  return (
    <div className="sb-unstyled">
      <SearchField label={choose('搜索规则、文件', 'Search rules and files')} value={search} onSearch={setSearch} />
      <Choices>
        {choices.map(([id, name]) => (
          <label key={id}>
            <input type="radio" name="verdict" checked={id === verdict} onChange={() => setVerdict(id)} />
            {name} {found.filter((fact) => id === 'all' || fact.verdict === id).length}
          </label>
        ))}
      </Choices>
      {shown.length === 0 ? (
        <p>{choose('没有匹配的规则。', 'No matching rules.')}</p>
      ) : (
        <Grid>
          <thead>
            <tr>
              <th>{choose('规则', 'Rule')}</th>
              <th>{choose('结论', 'Verdict')}</th>
              <th>{choose('测试与故事', 'Tests and stories')}</th>
              <th>{choose('代码与决策', 'Code and decisions')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((fact) => (
              <RuleRow key={fact.rule} fact={fact} stories={stories} />
            ))}
          </tbody>
        </Grid>
      )}
    </div>
  );
}

const nameVerdicts = (choose: ReturnType<typeof useChoice>) => {
  const ids: Verdict[] = ['held', 'decided', 'context', 'gap'];
  return ids.map((id) => [id, choose(...verdicts[id])] as const);
};

function RuleRow({ fact: { rule, sentence, verdict, reason, ...paths }, stories }: { fact: RuleFacts; stories: readonly IndexedStory[] }) {
  const choose = useChoice();
  return (
    <tr>
      <th scope="row">
        <code>{rule}</code> <span lang="en">{sentence}</span>
      </th>
      <td data-verdict={verdict}>{choose(...verdicts[verdict])}</td>
      <td>
        {reason !== undefined && <p lang="en">{reason}</p>}
        {paths.tests.map((path) => (
          <code key={path}>{path}</code>
        ))}
        {paths.stories.map((path) => (
          <StoryLink key={path} path={path} stories={stories} />
        ))}
      </td>
      <td>
        {[...paths.sources, ...paths.decisions].map((path) => (
          <code key={path}>{path}</code>
        ))}
      </td>
    </tr>
  );
}

/** Opens the story that is named, or else the first of its file. Stories of the design system are named by their files alone. */
function StoryLink({ path, stories }: { path: string; stories: readonly IndexedStory[] }) {
  const [file = path, exportName] = path.split('#');
  const story = stories.find(({ importPath, ...one }) => importPath === `./${file}` && (!exportName || one.exportName === exportName));
  if (!story) return <code>{path}</code>;
  return (
    <a href={`./?path=/story/${story.id}`} target="_top">
      {file.split('/').at(-1)?.replace('.stories.tsx', '')}
      {exportName && ` · ${storyName(exportName)}`}
    </a>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 16px 0;
  font: var(--type-body);

  & label {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: var(--type-body);

  & :is(th, td) {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--color-border-subtle);
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & thead th {
    font: var(--type-caption);
    color: var(--color-text-secondary);
  }

  & th:first-child {
    width: 38%;
  }

  & th:nth-child(2) {
    width: 88px;
  }

  & td :is(code, a, p) {
    display: block;
    margin: 0;
  }

  & code {
    font: 400 12px/18px var(--font-mono);
    color: var(--color-text-secondary);
  }

  & a {
    color: var(--color-text-link);
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  & [data-verdict='gap'] {
    color: var(--color-negative-text);
  }

  & [data-verdict='context'] {
    color: var(--color-text-tertiary);
  }
`;
