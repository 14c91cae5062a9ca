import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { useLanguage } from './language.tsx';
import './docs.css';

const fonts = { fontBase: 'var(--font-sans)', fontCode: 'var(--font-mono)' };
const light = create({ base: 'light', ...fonts });
const dark = create({ base: 'dark', ...fonts });

/** Around every documentation page: its own blocks (controls, source) take the theme of the toolbar, and its contents are read again in another language. */
export function DocsPage(props: DocsContainerProps) {
  const isDark = useSyncExternalStore(onThemeChange, () => getComputedStyle(document.documentElement).colorScheme === 'dark');
  return <DocsContainer key={useLanguage()} {...props} theme={isDark ? dark : light} />;
}

function onThemeChange(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
