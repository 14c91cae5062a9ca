import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import './docs.css';

/** A documentation page has no story that sets the theme, so the page listens to the toolbar itself. */
function followToolbar({ globals }: { globals: Record<string, unknown> }) {
  const { theme, density, locale } = globals;
  Object.assign(document.documentElement.dataset, { theme, density });
  if (typeof locale === 'string') document.documentElement.lang = locale;
}

addons.getChannel().on(SET_GLOBALS, followToolbar);
addons.getChannel().on(GLOBALS_UPDATED, followToolbar);

const fonts = { fontBase: 'var(--font-sans)', fontCode: 'var(--font-mono)' };
const light = create({ base: 'light', ...fonts });
const dark = create({ base: 'dark', ...fonts });

/** Around every documentation page: its own blocks (controls, source) take the theme of the toolbar too. */
export function DocsPage(props: DocsContainerProps) {
  const isDark = useSyncExternalStore(onThemeChange, () => getComputedStyle(document.documentElement).colorScheme === 'dark');
  return <DocsContainer {...props} theme={isDark ? dark : light} />;
}

function onThemeChange(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
