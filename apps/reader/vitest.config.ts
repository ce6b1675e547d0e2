import { webConfig } from '@lectern/presets/vite'
import { nodeProject } from '@lectern/presets/vitest'

// Runs in Node, on packages that import style sheets.
export default nodeProject('reader', webConfig())
