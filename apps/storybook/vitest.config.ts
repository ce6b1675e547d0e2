import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { sourceConditions } from '@lectern/presets/vite'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Styles are evaluated by a server of their own that reads this file and nothing of `.storybook`: without the
  // condition it would look for built packages.
  resolve: { conditions: sourceConditions },
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  optimizeDeps: {
    // What generated styles and lazy parts import is invisible to the dependency scanner: met late, it would reload the
    // page under a running story.
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'axe-core',
      '@lectern/ui > @atlaskit/pragmatic-drag-and-drop/element/adapter',
      '@lectern/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@lectern/ui > downshift',
      '@lectern/ui > lucide',
      '@lectern/ui > radix-ui',
      '@lectern/ui > react-colorful',
      '@lectern/authoring-ui > pixi.js',
      '@lectern/authoring-ui > pixi.js/unsafe-eval',
    ],
  },
  test: {
    name: 'storybook',
    // One page for all of them: a frame for each file stays in memory until the browser gives up.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
