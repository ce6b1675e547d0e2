import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { webConfig } from '@lectern/presets/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { unscannedDependencies } from './unscanned-dependencies.ts'

/** Tests of the room itself: what looks at stories has to see what is wrong with them. */
export default mergeConfig(
  webConfig(),
  defineConfig({
    optimizeDeps: { include: [...unscannedDependencies, '@storybook/addon-docs/blocks', 'storybook/theming'] },
    test: {
      name: 'room (browser)',
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
