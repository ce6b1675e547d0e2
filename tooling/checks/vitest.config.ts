import { nodeProject } from '@lectern/presets/vitest'

export default nodeProject('checks', {
  // Two on two cores, where Vitest starts one: a change in any package runs these checks.
  test: { maxWorkers: 2, include: ['**/*.test.ts'], exclude: ['**/*.packed.test.ts', '**/node_modules/**'] },
})
