import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { exportNameOf, storyName } from '../../names/storyName.ts';
import { useChoice } from '../language.tsx';
import { LiveScreen } from './LiveScreen.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { ScreenSummary } from './ScreenSummary.tsx';
import { Sheet } from './look.ts';

/** The page of a screen: where it stands in the console, its usual state alive, and pictures of the others, each a link to its story. */
export function ScreenPage() {
  const choose = useChoice();
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const importPath: string = first.parameters['fileName'];
  return (
    <>
      <PageTitle />
      <ScreenSummary importPath={importPath} />
      <LiveScreen id={first.id} name={storyName(exportNameOf(first.name))} />
      {others.length > 0 && <h2>{choose('其他状态', 'Other states')}</h2>}
      <Sheet>
        {others.map(({ id, name, tags }) => (
          <Thumbnail key={id} of={{ id, importPath, exportName: exportNameOf(name), tags }} />
        ))}
      </Sheet>
    </>
  );
}
