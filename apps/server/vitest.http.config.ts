import { httpProject } from '@lectern/presets/vitest'

export default httpProject('server')
