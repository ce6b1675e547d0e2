import { journeys } from '@lectern/presets/playwright'

export default journeys({
  // Server, database, recognition and browser share the machine's cores.
  expect: { timeout: 20_000 },
})
