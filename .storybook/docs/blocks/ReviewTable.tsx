import { useState } from 'react';
import styled from 'styled-components';
import { useProof } from '../../screens/proof.ts';
import { reviewOf, stateNames, states, type ReviewedScreen } from '../../screens/review.ts';
import { useScreenStories, type IndexedStory } from '../../screens/stories.ts';
import { useChoice } from '../language.tsx';
import { Thumbnail } from '../pages/Thumbnail.tsx';

type Row = ReviewedScreen<IndexedStory>;

const isMissing = ({ isBuilt, shown }: Row) => isBuilt && stateNames.some((name) => shown[name] === undefined);

const filters = [
  { id: 'all', names: ['全部', 'All'], keeps: () => true },
  { id: 'built', names: ['已有', 'Built'], keeps: ({ isBuilt }: Row) => isBuilt },
  { id: 'missing', names: ['缺状态', 'States missing'], keeps: isMissing },
  { id: 'planned', names: ['还没有', 'Not built'], keeps: ({ isBuilt }: Row) => !isBuilt },
] as const;

/** Every screen of the console with its portrait and links to its states, so that what is missing is seen. */
export function ReviewTable() {
  const choose = useChoice();
  const [filter, setFilter] = useState<(typeof filters)[number]['id']>('all');
  const stories = useScreenStories();
  const proof = useProof();
  if (!proof) return null;
  const sections = reviewOf(stories, proof);
  const all = sections.flatMap(({ screens }) => screens);
  const keeps = filters.find(({ id }) => id === filter)?.keeps ?? (() => true);
  return (
    <div className="sb-unstyled">
      <Choices>
        {filters.map(({ id, names, keeps: counted }) => (
          <label key={id}>
            <input type="radio" name="review" checked={id === filter} onChange={() => setFilter(id)} />
            {choose(names[0], names[1])} {all.filter(counted).length}
          </label>
        ))}
      </Choices>
      {sections
        .map(({ names, screens }) => ({
          names,
          built: screens.filter(({ isBuilt }) => isBuilt).length,
          count: screens.length,
          rows: screens.filter(keeps),
        }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ names, built, count, rows }) => (
          <section key={names[1]}>
            <h2>
              {choose(...names)} · {built} / {count}
            </h2>
            <Grid>
              <thead>
                <tr>
                  <th>{choose('页面', 'Screen')}</th>
                  {stateNames.map((name) => (
                    <th key={name}>{choose(states[name].names[0], states[name].names[1])}</th>
                  ))}
                  <th>{choose('故事', 'Stories')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <ScreenRow key={row.screen.path} row={row} />
                ))}
              </tbody>
            </Grid>
          </section>
        ))}
    </div>
  );
}

function ScreenRow({ row: { screen, isBuilt, shown, stories } }: { row: Row }) {
  const choose = useChoice();
  const [first] = stories;
  return (
    <tr data-built={isBuilt}>
      <th scope="row">
        {first ? (
          <a href={`./?path=/docs/${first.id.replace(/--.*$/, '')}--docs`} target="_top">
            {choose(...screen.title)}
          </a>
        ) : (
          choose(...screen.title)
        )}
        <code>{screen.path}</code>
      </th>
      {isBuilt ? (
        stateNames.map((name) => (
          <td key={name}>
            <State story={shown[name]} />
          </td>
        ))
      ) : (
        <td colSpan={stateNames.length}>{choose('还没有这个页面', 'Not built yet')}</td>
      )}
      <td>{stories.length || '–'}</td>
    </tr>
  );
}

function State({ story }: { story: Row['shown'][keyof Row['shown']] }) {
  const choose = useChoice();
  if (story === null) return <Quiet>–</Quiet>;
  if (story === 'matrix') return <Quiet>{choose('矩阵已验证', 'Checked by the matrix')}</Quiet>;
  if (!story) return <Missing>{choose('缺', 'Missing')}</Missing>;
  return <Thumbnail of={story} />;
}

const Choices = styled.div`
  display: flex;
  gap: 20px;
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
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & thead th {
    font: var(--type-caption);
    color: var(--color-text-secondary);
  }

  & th:first-child {
    width: 26%;
  }

  & :is(th, td):last-child {
    width: 64px;
    text-align: right;
  }

  & code {
    display: block;
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

  & [data-built='false'] :is(th, td) {
    font-weight: 400;
    color: var(--color-text-secondary);
  }
`;

const Missing = styled.span`
  color: var(--color-negative-text);
`;

const Quiet = styled.span`
  color: var(--color-text-tertiary);
`;
