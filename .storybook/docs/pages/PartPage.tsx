import { Canvas, Controls, Description, DocsContext, Primary, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { exportNameOf, storyName } from '../../names/storyName.ts';
import { descriptions } from '../descriptions.ts';
import { useChoice } from '../language.tsx';
import { partName } from '../title.ts';
import { PageTitle } from './PageTitle.tsx';

/** The page of a part: what it is for, its first story with controls, and every other state. */
export function PartPage() {
  const context = useContext(DocsContext);
  const choose = useChoice();
  const chinese = descriptions[partName(context.storyById().title)];
  const [, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <PageTitle />
      {choose(chinese && <p>{chinese}</p>, undefined) ?? <Description />}
      <Primary />
      <Controls />
      {others.length > 0 && <h2>{choose('全部状态', 'All states')}</h2>}
      {others.map((story) => (
        <section key={story.id} id={`anchor--${story.id}`}>
          <Subheading>{storyName(exportNameOf(story.name))}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </>
  );
}
