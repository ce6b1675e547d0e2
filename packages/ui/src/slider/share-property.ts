/** The custom property with the position of a slider's rail or tick, 0 to 1. */
export const shareProperty = '--lectern-slider-share'
