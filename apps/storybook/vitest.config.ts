import { sourceConditions } from '@lectern/presets/vite'
import { browserOptions, MAX_TEST_MS } from '@lectern/presets/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { unscannedDependencies } from './unscanned-dependencies.ts'

export default defineConfig({
  // vanilla-extract evaluates styles in a server that reads this file but not `.storybook`; without the condition it would
  // look for built packages.
  resolve: { conditions: sourceConditions },
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  optimizeDeps: {
    include: [
      ...unscannedDependencies,
      'axe-core',
      '@lectern/authoring-ui > pixi.js',
      '@lectern/authoring-ui > pixi.js/unsafe-eval',
    ],
  },
  test: {
    name: 'storybook',
    // One page for all files: a frame for each one would stay in memory until the browser crashes.
    isolate: false,
    testTimeout: MAX_TEST_MS,
    hookTimeout: MAX_TEST_MS,
    browser: {
      ...browserOptions,
      instances: [{ browser: 'chromium' }],
    },
  },
})
