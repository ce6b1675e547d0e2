import { defineJourneys } from '@lectern/presets/playwright'

export default defineJourneys({})
