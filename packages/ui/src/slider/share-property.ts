/** The custom property that tells the slider's rail how much of it is filled. */
export const shareProperty = '--lectern-slider-share'
