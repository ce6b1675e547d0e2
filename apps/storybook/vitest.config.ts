import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
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
      '@lectern/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@lectern/ui > lucide-react',
      '@lectern/ui > radix-ui',
    ],
  },
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
