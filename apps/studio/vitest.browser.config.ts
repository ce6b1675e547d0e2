import { browserProject } from '@lectern/presets/vitest'

// Runs all tests in a browser: an application adds screens, addresses and the session to its packages.
export default browserProject('../apps/studio', {
  optimizeDeps: { include: ['react-router', 'react-router/dom'] },
  test: { name: 'studio (browser)', include: ['src/**/*.test.ts'] },
})
