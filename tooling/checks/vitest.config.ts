import { nodeProject } from '@lectern/presets/vitest'

export default nodeProject('checks', {
  test: { include: ['**/*.test.ts'], exclude: ['**/*.packed.test.ts', '**/node_modules/**'] },
})
