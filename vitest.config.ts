import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pinnedBrowser } from './tests/browser/chromium.ts';

const launchOptions = (await pinnedBrowser()) ?? {};

/** Every story rendered, played and held against axe in one theme. */
const stories = (theme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  test: {
    name: `stories-${theme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions, contextOptions: { timezoneId: 'Asia/Shanghai', locale: 'zh-CN', reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

const node = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  test: { name, environment: 'node', include },
});

export default defineConfig({
  test: {
    projects: [
      node('unit', ['{design-system,app,mocks,screens}/**/*.test.ts']),
      node('architecture', ['tests/{architecture,contract,visual}/**/*.test.ts']),
      node('service', ['tests/service/**/*.test.ts']),
      node('journeys', ['tests/journeys/**/*.test.ts']),
      stories('light'),
      stories('dark'),
    ],
  },
});
