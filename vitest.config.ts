import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.browser.config.ts',
      'packages/*/vitest.http.config.ts',
      'apps/*/vitest.config.ts',
      'apps/*/vitest.browser.config.ts',
      'apps/*/vitest.http.config.ts',
      'tooling/*/vitest.config.ts',
      'tooling/*/vitest.packed.config.ts',
    ],
  },
})
