import { browserProject } from '@lectern/presets/vitest'

// All of it in a browser: what an application adds to its packages are screens, addresses and the session.
export default browserProject('../apps/studio', {
  optimizeDeps: { include: ['react-router', 'react-router/dom'] },
  test: { name: 'studio (browser)', include: ['src/**/*.test.ts'] },
})
