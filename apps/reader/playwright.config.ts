import { defineJourneys } from '@lectern/presets/playwright'
import { fileURLToPath } from 'node:url'

export default defineJourneys({ globalSetup: fileURLToPath(import.meta.resolve('@lectern/presets/share-server')) })
