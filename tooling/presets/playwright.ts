import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './chromium.ts'

/**
 * Configures the journeys (end-to-end tests) of an app. They run one at a time, since they share the machine with their
 * server and play narration in real time.
 */
export function defineJourneys(extra: PlaywrightTestConfig): PlaywrightTestConfig {
  return defineConfig(
    {
      testDir: 'e2e',
      outputDir: 'test-results/journeys',
      workers: 1,
      timeout: 120_000,
      forbidOnly: true,
      // A failed journey is retried alone, and reported as flaky if it passes then.
      retries: process.env['LECTERN_RERUN_FAILED'] === '1' ? 1 : 0,
      reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
      use: { trace: 'retain-on-failure', launchOptions: chromiumLaunchOptions },
      projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
    },
    extra,
  )
}
