import type { Tolerance } from './compare-rasters.ts'

/** See the README for where these come from. */
export const tolerance: Tolerance = { step: 3, pixels: 8 }
