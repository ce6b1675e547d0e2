import { journeys } from '@lectern/presets/playwright'

export default journeys({ testDir: 'e2e', outputDir: 'test-results' })
