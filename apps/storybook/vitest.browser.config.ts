import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { webConfig } from '@lectern/presets/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { unscannedDependencies } from './unscanned-dependencies.ts'

/** Tests of the Storybook itself: its documentation pages, and the keyboard walk that checks every story. */
export default mergeConfig(
  webConfig(),
  defineConfig({
    optimizeDeps: { include: [...unscannedDependencies, '@storybook/addon-docs/blocks', 'storybook/theming'] },
    test: {
      name: 'storybook (browser)',
      include: ['.storybook/**/*.browser.test.{ts,tsx}'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
