import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pinnedBrowser } from '../tests/browser/chromium.ts';

const launchOptions = (await pinnedBrowser()) ?? {};
const root = `${import.meta.dirname}/..`;

/** Every story rendered, played and held against axe in both themes. Apart from the other tests, which need not wait for Storybook. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        extends: `${root}/vite.config.ts`,
        // Under a test runner react-aria draws every option of a list, unless it is told that this browser can measure.
        define: { 'process.env.VIRT_ON': '"true"' },
        plugins: [storybookTest({ configDir: import.meta.dirname })],
        test: {
          name: 'stories',
          // A busy machine must not fail a story: what a play waits for has its own limits.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions,
              contextOptions: { timezoneId: 'Asia/Shanghai', locale: 'zh-CN', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
