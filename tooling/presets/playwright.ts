import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './chromium.ts'

/** One worker, one browser: journeys share two cores with the server they drive. */
export function journeys(extra: PlaywrightTestConfig): PlaywrightTestConfig {
  return defineConfig(
    {
      workers: 1,
      timeout: 120_000,
      forbidOnly: true,
      reporter: [['list']],
      use: { trace: 'retain-on-failure', launchOptions: chromiumLaunchOptions },
      projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
    },
    extra,
  )
}
