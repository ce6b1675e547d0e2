import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Tests of the room itself: what looks at stories has to see what is wrong with them. */
export default defineConfig({
  test: {
    name: 'room (browser)',
    include: ['.storybook/**/*.browser.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
