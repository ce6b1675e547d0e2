import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './chromium.ts'

/**
 * Configures the journeys of an app. One browser at a time: journeys share the machine's cores with the server that they
 * use, and listen to narration in real time.
 */
export function journeys(extra: PlaywrightTestConfig): PlaywrightTestConfig {
  return defineConfig(
    {
      testDir: 'e2e',
      outputDir: 'test-results/journeys',
      workers: 1,
      timeout: 120_000,
      forbidOnly: true,
      // A failed journey runs once more by itself, and is reported as flaky if it passes then.
      retries: process.env['LECTERN_RERUN_FAILED'] === '1' ? 1 : 0,
      reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
      use: { trace: 'retain-on-failure', launchOptions: chromiumLaunchOptions },
      projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
    },
    extra,
  )
}
