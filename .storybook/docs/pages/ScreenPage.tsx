import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { exportNameOf, storyName } from '../../names/storyName.ts';
import { useChoice } from '../language.tsx';
import { LiveScreen } from './LiveScreen.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ScreenSummary } from './ScreenSummary.tsx';
import { StoryLinks } from './look.ts';

/** The page of a screen: its place in the console, its usual state as a live story, and links to its other states. */
export function ScreenPage() {
  const choose = useChoice();
  // Variations for Chromatic are in no menu.
  const [first, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev'));
  if (!first) return null;
  const importPath: string = first.parameters['fileName'];
  return (
    <>
      <PageTitle />
      <ScreenSummary importPath={importPath} />
      <LiveScreen id={first.id} name={storyName(exportNameOf(first.name))} />
      {others.length > 0 && <h2>{choose('其他状态', 'Other states')}</h2>}
      <StoryLinks className="sb-unstyled">
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {storyName(exportNameOf(name))}
            </a>
          </li>
        ))}
      </StoryLinks>
    </>
  );
}
