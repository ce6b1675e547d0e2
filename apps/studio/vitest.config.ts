import { nodeProject } from '@lectern/presets/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

// The screens bring their styles along, also where only their logic is tested.
export default nodeProject('studio', { plugins: [vanillaExtractPlugin()] })
