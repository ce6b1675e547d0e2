import { webConfig } from '@lectern/presets/vite'
import { browserOptions, MAX_TEST_MS, patientExpect } from '@lectern/presets/vitest'
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
      testTimeout: MAX_TEST_MS,
      hookTimeout: MAX_TEST_MS,
      expect: patientExpect,
      browser: {
        ...browserOptions,
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
