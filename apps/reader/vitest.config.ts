import { webConfig } from '@lectern/presets/vite'
import { nodeProject } from '@lectern/presets/vitest'

// In Node, but on packages that bring styles along.
export default nodeProject('reader', webConfig())
