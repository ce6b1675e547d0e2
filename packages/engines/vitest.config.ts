import { nodeProject } from '@lectern/presets/vitest'

export default nodeProject('engines')
