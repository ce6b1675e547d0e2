import { readPlaybackRate } from './read-playback-rate'

const RATE_KEY = 'lectern.rate'

/** The playback rate chosen earlier in this session; the usual one when there is none. */
export function readKeptRate(storage: Pick<Storage, 'getItem'>): number {
  return readPlaybackRate(storage.getItem(RATE_KEY))
}

export function keepRate(storage: Pick<Storage, 'setItem'>, rate: number): void {
  try {
    storage.setItem(RATE_KEY, String(rate))
  } catch {
    // Full storage: the choice then holds until the page is left.
  }
}
