import { rulesOfMode } from '@lectern/core/book'
import type { ReaderAddress } from '../address/read-address'

/** A mode that its reader should know of: nothing is kept, or the book is not the published one. */
export type NamedMode = 'preview' | 'testing' | 'sample'

/** Returns the mode to name on the screen; null for a reading that is kept. A preview is named before any other mode. */
export function nameMode({
  mode,
  source,
  savesProgress,
}: Pick<ReaderAddress, 'mode' | 'source' | 'savesProgress'>): NamedMode | null {
  if (source === 'preview') return 'preview'
  if (rulesOfMode(mode).showsErrorDetails) return 'testing'
  return savesProgress ? null : 'sample'
}
