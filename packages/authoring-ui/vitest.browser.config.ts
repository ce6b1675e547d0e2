import { browserProject } from '@lectern/presets/vitest'

export default browserProject('authoring-ui')
