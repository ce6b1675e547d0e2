import { nodeProject } from '@lectern/presets/vitest'

// What is published is tested as it is packed: these tests need a build, the others run on sources.
export default nodeProject('checks (packed)', { test: { include: ['*.packed.test.ts'] } })
