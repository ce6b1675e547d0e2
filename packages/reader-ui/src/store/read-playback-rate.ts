import { defaultPlaybackRate, playbackRates } from '@lectern/core/book'

/**
 * Returns the stored playback rate, from a number or text; 1 if it is missing or not offered.
 *
 * @example
 * readPlaybackRate('1.25') // => 1.25
 * readPlaybackRate(null) // => 1
 * readPlaybackRate('17') // => 1
 */
export function readPlaybackRate(kept: string | number | null | undefined): number {
  const rate = typeof kept === 'string' && kept.trim() !== '' ? Number(kept) : kept
  return typeof rate === 'number' && playbackRates.includes(rate) ? rate : defaultPlaybackRate
}
