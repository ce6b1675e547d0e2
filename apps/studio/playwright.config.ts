import { defineJourneys } from '@lectern/presets/playwright'

export default defineJourneys({
  // Server, database, recognition and browser share the machine's cores.
  expect: { timeout: 20_000 },
})
