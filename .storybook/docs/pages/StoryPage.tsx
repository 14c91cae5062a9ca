import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { PartPage } from './PartPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** The page of every file of stories. A whole console is heavy, so that of a screen shows one, and links to the others. */
export function StoryPage() {
  const { parameters } = useContext(DocsContext).storyById();
  return typeof parameters['at'] === 'string' ? <ScreenPage /> : <PartPage />;
}
