import { nodeProject } from '@lectern/presets/vitest'

// Tests of published packages as they are packed: they need a build, the others run on sources.
export default nodeProject('checks (packed)', { test: { include: ['*.packed.test.ts'] } })
