import { useState } from 'react';
import { pathOf, twinOf } from '../../../tests/visual/plan/picture.ts';
import { isShot } from '../../../tests/visual/plan/plan.ts';
import { storyName } from '../../names/storyName.ts';
import { looksAs } from '../../screens/stories.ts';
import { Card, Shot } from './look.ts';

interface Pictured {
  id: string;
  importPath: string;
  exportName: string;
  tags: readonly string[];
}

/** A story as the plan of the pictures knows it. */
const entryOf = ({ id, importPath, exportName, tags }: Pictured) => ({
  id,
  importPath,
  exportName,
  tags: [...tags],
  title: '',
  name: storyName(exportName),
  isFirst: false,
});

/** The accepted picture of a story. A build without pictures, and a story of which none is taken, has its name instead. */
export function Picture({ of }: { of: Pictured }) {
  const [isMissing, setIsMissing] = useState(false);
  const story = entryOf(of);
  if (isMissing || !isShot(story)) return story.name;
  const other = looksAs(of.importPath, of.exportName);
  const path = other === undefined ? pathOf(story, 'light') : twinOf(story, other, 'light');
  return <Shot src={`pictures/${path}.webp`} alt={story.name} loading="lazy" onError={() => setIsMissing(true)} />;
}

/** The picture of a story above its name, both a link to it. */
export function Thumbnail({ of }: { of: Pictured }) {
  const name = storyName(of.exportName);
  return (
    <Card href={`./?path=/story/${of.id}`} target="_top">
      <Picture of={of} />
      {name}
    </Card>
  );
}
