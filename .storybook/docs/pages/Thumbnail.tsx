import { storyName } from '../../names/storyName.ts';
import { portraitOf } from '../../screens/stories.ts';
import { Shot } from './look.ts';

interface ThumbnailProps {
  of: { id: string; importPath: string; exportName: string };
}

/** A link to a story: its portrait, or its name where it has none. */
export function Thumbnail({ of }: ThumbnailProps) {
  const name = storyName(of.exportName);
  const portrait = portraitOf(of);
  return (
    <a href={`./?path=/story/${of.id}`} target="_top" title={name}>
      {portrait === undefined ? name : <Shot src={portrait} alt={name} loading="lazy" />}
    </a>
  );
}
