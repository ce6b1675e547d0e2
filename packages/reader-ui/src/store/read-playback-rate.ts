import { defaultPlaybackRate, playbackRates } from '@lectern/core/book'

/**
 * The playback rate that was kept, as a number or as text; 1 when there is none, or one that is not offered.
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
