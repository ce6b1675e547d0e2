import { journeys } from '@lectern/presets/playwright'

export default journeys({})
