import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'
import { testLaunchOptions } from './chromium.ts'
import { readDependencies } from './read-dependencies.ts'
import { listHiddenEntries } from './list-hidden-entries.ts'
import { sourceConditions, webConfig } from './vite.ts'

/** A test that passes waits no longer than it needs. */
export const MAX_TEST_MS = 240_000

/**
 * Vitest polls every 50 ms for one second: too short on a busy machine, and a pause that thousands of expectations add up. A test
 * that passes waits no longer than it needs.
 */
export const patientExpect = { poll: { timeout: 60_000, interval: 15 } }

/** Options of every browser project: a Chromium that a busy machine may start slowly, and no more bytes than it needs. */
export const browserOptions = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: MAX_TEST_MS,
  // Two thirds of all bytes that a page loads. Stacks of failures are mapped from the files on disk.
  dependencySourcemaps: false,
  provider: playwright({ launchOptions: testLaunchOptions }),
} as const

const packages = join(import.meta.dirname, '..', '..', 'packages')

// Node itself gets these too: 'import' or 'module' among them would hand ES modules to packages that call require().
const nodeConditions = ['@lectern/source', 'node']

/** Unit (`*.test.ts`) and property (`*.property.test.ts`) tests in Node, on workspace sources. */
export function nodeProject(name: string, extra: ViteUserConfig = {}): ViteUserConfig {
  return mergeConfig(
    defineConfig({
      resolve: { conditions: nodeConditions },
      ssr: { resolve: { conditions: nodeConditions } },
      test: {
        name,
        environment: 'node',
        include: ['src/**/*.test.ts'],
        setupFiles: [join(import.meta.dirname, 'draw-properties.ts')],
        exclude: ['**/*.browser.test.*', '**/*.http.test.ts', '**/node_modules/**', '**/dist/**'],
        // One process for many files, because starting one and loading modules takes longer than most tests.
        isolate: false,
        // For tests that hang. Some start engines, at the same time as others: that takes minutes on a busy machine.
        testTimeout: MAX_TEST_MS,
        hookTimeout: MAX_TEST_MS,
        expect: patientExpect,
      },
    }),
    extra,
  )
}

/** HTTP tests (`*.http.test.ts`): a real server on a real database. */
export function httpProject(name: string, extra: ViteUserConfig = {}): ViteUserConfig {
  return mergeConfig(
    defineConfig({
      resolve: { conditions: nodeConditions },
      ssr: { resolve: { conditions: nodeConditions } },
      test: {
        name: `${name} (http)`,
        environment: 'node',
        include: ['src/**/*.http.test.ts'],
        isolate: false,
        testTimeout: MAX_TEST_MS,
        hookTimeout: MAX_TEST_MS,
        expect: patientExpect,
      },
    }),
    extra,
  )
}

/**
 * Component tests (`*.browser.test.tsx`) in a real Chromium.
 * @param name of the package's folder
 */
export function browserProject(name: string, extra: ViteUserConfig = {}): ViteUserConfig {
  // As applications run: React's development build takes half as much time again for each test. Stories run it and show its
  // warnings.
  process.env['NODE_ENV'] = 'production'
  const dependencies = readDependencies(join(packages, name))
  const hasReact = dependencies.includes('react')
  return mergeConfig(
    // React's plugin asks for React, even where a package has none.
    mergeConfig(hasReact ? webConfig() : { resolve: { conditions: sourceConditions } }, {
      optimizeDeps: { include: listHiddenEntries(dependencies) },
    }),
    mergeConfig(
      defineConfig({
        test: {
          name: `${name} (browser)`,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          isolate: false,
          testTimeout: MAX_TEST_MS,
          hookTimeout: MAX_TEST_MS,
          expect: patientExpect,
          setupFiles: ['clean-page.ts', ...(hasReact ? ['mount-components.ts'] : [])].map((file) =>
            join(import.meta.dirname, file),
          ),
          browser: {
            ...browserOptions,
            instances: [{ browser: 'chromium', name: `${name} (browser)` }],
          },
        },
      }),
      extra,
    ),
  )
}
