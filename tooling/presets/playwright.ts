import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { testLaunchOptions } from './chromium.ts'

/**
 * Configures the journeys (end-to-end tests) of an app. Two files of journeys run at a time, because narration plays in real
 * time and leaves the machine idle.
 */
export function defineJourneys(extra: PlaywrightTestConfig): PlaywrightTestConfig {
  return defineConfig(
    {
      testDir: 'e2e',
      outputDir: 'test-results/journeys',
      workers: 2,
      // The longest journey takes 40 seconds alone, and eight times that when others keep both cores busy. Files set no limits of
      // their own: a lower one fails on a busy machine first.
      timeout: 900_000,
      // Five seconds, the default, are too short on a busy machine. A journey that passes waits no longer than it needs.
      expect: { timeout: 60_000 },
      forbidOnly: true,
      // A failed journey is retried alone, and reported as flaky if it passes then.
      retries: process.env['LECTERN_RERUN_FAILED'] === '1' ? 1 : 0,
      reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
      // Pictures of each frame would take a third of the processor time; snapshots of the document show a failure as well.
      use: { trace: { mode: 'retain-on-failure', screenshots: false }, launchOptions: testLaunchOptions },
      projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
    },
    extra,
  )
}
