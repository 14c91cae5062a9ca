import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pinnedBrowser } from '../tests/browser/chromium.ts';

const launchOptions = (await pinnedBrowser()) ?? {};
const root = `${import.meta.dirname}/..`;

/** Every story rendered, played and held against axe in one theme. Apart from the other tests, which need not wait for Storybook. */
const stories = (theme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  root,
  extends: `${root}/vite.config.ts`,
  // Under a test runner react-aria draws every option of a list, unless it is told that this browser can measure.
  define: { 'process.env.VIRT_ON': '"true"' },
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { theme } })],
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

export default defineConfig({ root, test: { projects: [stories('light'), stories('dark')] } });
