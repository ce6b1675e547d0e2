/** The custom property that tells a slider's rail or tick how far along it stands, 0 to 1. */
export const shareProperty = '--lectern-slider-share'
