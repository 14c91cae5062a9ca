import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { readTokens } from '../design-system/tokens/read.ts';
import { RecordingTool } from './manager/RecordingTool.ts';
import { ScenarioTool } from './manager/ScenarioTool.ts';

const tokens = new Map(readTokens().map((token) => [`--${token.name}`, token]));
const light = (name: string) => tokens.get(name)?.light ?? '';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Provena 溯源',
    brandImage: './wordmark.svg',
    brandUrl: './?path=/docs/start-here-从这里开始--docs',
    fontBase: light('--font-sans'),
    fontCode: light('--font-mono'),
    colorPrimary: light('--color-accent-solid'),
    colorSecondary: light('--color-accent-solid'),
    appBg: light('--color-bg-canvas'),
    appContentBg: light('--color-bg-surface'),
    appPreviewBg: light('--color-bg-canvas'),
    appBorderColor: light('--color-border-default'),
    appBorderRadius: 6,
    textColor: light('--color-text-primary'),
    textInverseColor: light('--color-text-inverse'),
    textMutedColor: light('--color-text-tertiary'),
    barBg: light('--color-bg-surface'),
    barTextColor: light('--color-text-secondary'),
    barHoverColor: light('--color-accent-hover'),
    barSelectedColor: light('--color-accent-solid'),
    inputBg: light('--color-bg-surface'),
    inputBorder: light('--color-border-control'),
    inputTextColor: light('--color-text-primary'),
    inputBorderRadius: 4,
  }),
  // What follows a dot in a title is for the search: other names of the same thing.
  sidebar: { showRoots: true, renderLabel: ({ name }) => name.split(' · ')[0] },
});

addons.register('provena', () => {
  addons.add('provena/scenario', {
    type: types.TOOL,
    title: '场景 Scenario',
    match: ({ viewMode }) => viewMode === 'story',
    render: ScenarioTool,
  });
  addons.add('provena/recording', {
    type: types.TOOL,
    title: '问题录制 Problem recording',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: RecordingTool,
  });
});
