import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useLanguage } from '../language.tsx';
import { titleIn } from '../title.ts';

/** The name of the file of stories, in one language. */
export function PageTitle() {
  const { title } = useContext(DocsContext).storyById();
  return <h1>{titleIn(useLanguage(), title)}</h1>;
}
