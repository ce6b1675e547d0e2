import type { StoredRectData } from '../schema/stored-shapes'

/** The rects of a page before a write, and the digest of the image on which they were made. */
export interface EarlierRects {
  rectData: StoredRectData
  rectImage: string | null
}

/**
 * Returns the digest of the image on which written rects were made: the present image if all of them are new, as after a
 * recognition, or if the author confirms that they fit it; otherwise that of the rects before.
 */
export function chooseRectImage(
  before: EarlierRects | null,
  written: { rectData: StoredRectData; image: string | null; fitsImage: boolean },
): string | null {
  const ids = listIds(written.rectData)
  if (ids.length === 0) return null
  if (written.fitsImage || before === null) return written.image
  const earlier = new Set(listIds(before.rectData))
  return ids.some((id) => earlier.has(id)) ? before.rectImage : written.image
}

function listIds({ rects, rectsByWords }: StoredRectData): string[] {
  return [...rects, ...rectsByWords].map(({ id }) => id)
}
