import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './chromium.ts'
import { readDependencies } from './read-dependencies.ts'
import { scannedTooLate } from './scanned-too-late.ts'
import { sourceConditions, webConfig } from './vite.ts'

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
        exclude: ['**/*.browser.test.*', '**/*.http.test.ts', '**/node_modules/**', '**/dist/**'],
        // Some start engines of their own, beside others that do: that takes seconds on a small machine.
        testTimeout: 20_000,
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
        testTimeout: 30_000,
        hookTimeout: 60_000,
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
  const dependencies = readDependencies(join(packages, name))
  return mergeConfig(
    // React's plugin asks for React, also where a package has none.
    mergeConfig(dependencies.includes('react') ? webConfig() : { resolve: { conditions: sourceConditions } }, {
      optimizeDeps: { include: scannedTooLate(dependencies) },
    }),
    mergeConfig(
      defineConfig({
        test: {
          name: `${name} (browser)`,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      }),
      extra,
    ),
  )
}
