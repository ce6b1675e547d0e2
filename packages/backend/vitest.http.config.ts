import { httpProject } from '@lectern/presets/vitest'

export default httpProject('backend', {
  test: {
    globalSetup: ['src/testing/provide-database.ts'],
    // Two on two cores, where Vitest starts one: each test waits for the database half of its time.
    maxWorkers: 2,
  },
})
