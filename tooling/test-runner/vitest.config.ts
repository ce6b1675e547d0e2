import { nodeProject } from '@lectern/presets/vitest'

export default nodeProject('test-runner', { test: { include: ['*.test.ts'] } })
