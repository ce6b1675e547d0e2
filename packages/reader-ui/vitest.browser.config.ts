import { browserProject } from '@lectern/presets/vitest'

export default browserProject('reader-ui', {
  optimizeDeps: {
    // Out of sight for the dependency scanner, which would restart a running test when it meets them.
    include: [
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query/react',
      'react-redux',
      '@lectern/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@lectern/ui > lucide-react',
      '@lectern/ui > radix-ui',
    ],
  },
})
