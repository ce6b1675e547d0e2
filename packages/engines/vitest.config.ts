import { nodeProject } from '@lectern/presets/vitest'

// Two on two cores, where Vitest starts one: these tests go on when those of all other packages are done.
export default nodeProject('engines', { test: { maxWorkers: 2 } })
