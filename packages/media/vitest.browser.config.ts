import { browserProject } from '@lectern/presets/vitest'

// Named here because the worker imports it after the scan: finding it late would reload a running test.
export default browserProject('media', { optimizeDeps: { include: ['wasm-media-encoders'] } })
