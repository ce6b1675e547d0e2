import { httpProject } from '@lectern/presets/vitest'

export default httpProject('api-client', { test: { globalSetup: ['src/testing/provide-server.ts'] } })
