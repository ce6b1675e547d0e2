import { readPlaybackRate } from './read-playback-rate'

const RATE_KEY = 'lectern.rate'

/** Returns the playback rate chosen earlier in this session, or the default. */
export function readStoredRate(storage: Pick<Storage, 'getItem'>): number {
  return readPlaybackRate(storage.getItem(RATE_KEY))
}

export function writeStoredRate(storage: Pick<Storage, 'setItem'>, rate: number): void {
  try {
    storage.setItem(RATE_KEY, String(rate))
  } catch {
    // Full storage: the choice then holds until the page is left.
  }
}
