import { browserProject } from '@lectern/presets/vitest'

export default browserProject('audio-editor', {
  optimizeDeps: {
    // Out of sight for the dependency scanner, which would restart a running test when it meets them.
    include: [
      '@lectern/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@lectern/ui > lucide-react',
      '@lectern/ui > radix-ui',
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query/react',
      '@lectern/api-client > eventsource-parser',
      'react-redux',
      'axe-core',
    ],
  },
})
