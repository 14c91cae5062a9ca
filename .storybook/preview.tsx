import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import addonMsw from 'msw-storybook-addon';
import { configure, expect } from 'storybook/test';
import { lazy, Suspense } from 'react';
import { toasts } from '../design-system/overlays/toast/toasts.ts';
import '../design-system/styles.css';
import './fonts.css';
import { DocsPage } from './docs/DocsPage.tsx';
import { Preparing, Surroundings } from './surroundings.tsx';
import { checkOtherTheme, offerAxe } from './driven/axe.ts';
import { withOwnEvents } from './driven/own-events.ts';
import { offerControls } from './controls.ts';
import { findRecording, isStartedWithRecording } from './recording/openRecording.ts';
import { recordedName } from '#mocks/recording/recordedScenario.ts';
import { handlersOf, scenarioOf } from './scenario.ts';
import { withShortErrors } from './driven/short-errors.ts';
import { waitForVisibility } from './plays/toBeVisible.ts';
import { whenRendered } from './rendered/reactWork.ts';
import { beforeAll, mount } from './rendered/rendered.ts';
import { untilLoaded } from './rendered/untilLoaded.ts';
import { startWorker } from './worker.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { freezeTheDay } from './day.ts';
import { planChromatic } from './chromatic/plan.ts';

withShortErrors();
waitForVisibility();

// How long something may take to appear says nothing about whether it does: a busy machine must not fail a story.
const longest = 20_000;
// What a story plays was written for its own scenario: under another one nobody waits long for what does not come.
const longestElsewhere = 1_000;

/** The console and all that belongs to it: parts of the design system do not load it. */
const Stage = lazy(async () => ({ default: (await import('./stage.tsx')).Stage }));

/** Pages of documentation know the routes and the rules, which no story needs. */
const LazyStoryPage = lazy(async () => ({ default: (await import('./docs/pages/StoryPage.tsx')).StoryPage }));

const StoryPage = () => (
  <Suspense>
    <LazyStoryPage />
  </Suspense>
);

/** Who only looks at a screen is told nothing of what is judged: an error would cover it where a cold start takes its time. */
const isDriven = navigator.webdriver || isChromatic();

/** No word of the wire, and no name of the system in Chinese, on a screen in English. What is marked as code shows the wire on purpose. */
async function findNothingRaw() {
  const { findRawWords } = await import('../tests/matrix/rawWords.ts');
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('code, pre, script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (shown.nextNode()) texts.push(shown.currentNode.textContent ?? '');
  await expect(findRawWords(texts.join('\n'))).toEqual([]);
}

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...(isStartedWithRecording && { scenario: recordedName }) },
  tags: ['autodocs', 'component'],
  argTypesEnhancers: [planChromatic, offerControls],
  parameters: {
    layout: 'padded',
    // A play that fails is reported as a failure; what it has reached stays in sight.
    throwPlayFunctionExceptions: false,
    docs: { container: DocsPage, page: StoryPage, toc: { headingSelector: 'h2' } },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    // Zero violations: a story that breaks a rule fails. A rule is switched off only in a story, with its reason beside it.
    // What is only said aloud names a button, as long as that is there; nothing of it is on the page.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    options: {
      storySort: {
        order: [
          'Start here 从这里开始',
          'Principles 原则',
          'Tokens 令牌 · colour type space 颜色 字号 间距',
          'Content 文案与数字',
          'Words 用语',
          'Review 审阅',
          'Scenarios 场景',
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
  beforeAll,
  mount,
  beforeEach: async (context) => {
    const { msw, globals, parameters } = context;
    if (navigator.webdriver) offerAxe(context);
    // What the story before has said is not said in this one, nor what it says as it goes: that the file it was making is cancelled.
    await whenRendered();
    toasts.clear();
    await findRecording(globals.scenario);
    const inEffect = scenarioOf(context);
    configure({ asyncUtilTimeout: inEffect.isChosen ? longestElsewhere : longest });
    msw.use(...(await handlersOf(inEffect)));
    const thaw = freezeTheDay(inEffect.scenario.recording?.savedAt ?? parameters.day, globals.timeZone);
    const restore = typeof parameters.at === 'string' ? withOwnEvents() : undefined;
    return () => {
      restore?.();
      thaw?.();
    };
  },
  afterEach: async (context) => {
    const { at, locale } = context.parameters;
    const isJudged = isDriven && typeof at === 'string' && !scenarioOf(context).isChosen;
    if (isJudged) await untilLoaded(context.parameters);
    if (isJudged && locale === 'en') await findNothingRaw();
    await checkOtherTheme(context);
    // react-aria says things aloud in a place of its own, which would outlive the story.
    for (const place of document.querySelectorAll('[data-live-announcer] > *')) place.replaceChildren();
  },
  decorators: [
    (Story, context) => {
      const { globals, parameters } = context;
      const settings = {
        theme: parameters.theme ?? globals.theme,
        density: parameters.density ?? globals.density,
        locale: parameters.locale ?? globals.locale,
      };
      const { key, scenario } = scenarioOf(context);
      // A screen is shown as the console shows it: `parameters: { at: '/monitor/dashboard' }`.
      if (typeof parameters.at === 'string')
        return (
          <Suspense fallback={<Preparing locale={settings.locale} />}>
            <Stage
              key={`${key} ${settings.locale} ${globals.timeZone}`}
              at={parameters.at}
              scenario={scenario}
              settings={{ ...settings, ...parameters.settings }}
              stored={parameters.stored}
              storedInTab={parameters.storedInTab}
              config={parameters.config}
              page={parameters.page}
            />
          </Suspense>
        );
      return (
        <Surroundings key={`${key} ${globals.timeZone}`} {...settings}>
          <Story />
        </Surroundings>
      );
    },
  ],
});

export default preview;
