import { httpProject } from '@lectern/presets/vitest'

export default httpProject('backend', { test: { globalSetup: ['src/testing/provide-database.ts'] } })
