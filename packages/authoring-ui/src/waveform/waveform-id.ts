/** Id of the element with the waveform, by which it is scrolled into view. */
export const waveformId = 'sync-waveform'
