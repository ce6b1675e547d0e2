import { browserProject } from '@lectern/presets/vitest'

export default browserProject('ui', {
  optimizeDeps: {
    // Out of sight for the dependency scanner, which would restart a running test when it meets them.
    include: ['@vanilla-extract/recipes/createRuntimeFn', 'lucide-react', 'radix-ui'],
  },
})
