import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '../design-system/styles.css';
import './fonts.css';
import { DocsPage } from './docs/DocsPage.tsx';
import { Surroundings } from './surroundings.tsx';
import { handlersOf } from './scenario.ts';
import { startWorker } from './worker.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { freezeTheDay } from './day.ts';
import { chromatic } from '../tests/visual/modes.ts';

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  tags: ['autodocs', 'component'],
  parameters: {
    layout: 'padded',
    docs: { container: DocsPage, toc: { headingSelector: 'h2' } },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    chromatic,
    // Zero violations: a story that breaks a rule fails. A rule is switched off only in a story, with its reason beside it.
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Principles',
          'Tokens',
          'Content',
          'Review',
          'Scenarios',
          'Contract 接口',
          'Primitives',
          'Fields',
          'Overlays',
          'Data',
          'Charts',
          'Layout',
          'Screens',
        ],
      },
    },
  },
  beforeEach: async ({ msw, globals, parameters }) => {
    msw.use(...(await handlersOf(parameters.scenario ?? globals.scenario)));
    return freezeTheDay(parameters.day, globals.timeZone);
  },
  // react-aria says things aloud in a place of its own, which would outlive the story.
  afterEach: () => {
    for (const place of document.querySelectorAll('[data-live-announcer] > *')) place.replaceChildren();
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Surroundings
        theme={parameters.theme ?? globals.theme}
        density={parameters.density ?? globals.density}
        locale={parameters.locale ?? globals.locale}
      >
        <Story />
      </Surroundings>
    ),
  ],
});

export default preview;
