import type { StoredRectData } from '../schema/stored-shapes'

/** The rects of a page before a write, and the digest of the image on which they were made. */
export interface EarlierRects {
  rectData: StoredRectData
  rectImage: string | null
}

/**
 * Returns the digest of the image on which written rects were made: the present image if all of them are new, as after a
 * recognition, or if the author confirms that they fit it; otherwise that of the rects before. Rects that an undo restores
 * were made on the image of the revision that had them.
 *
 * @param findRevision finds the newest revision that has a rect with one of these ids; null if there is none
 */
export async function chooseRectImage(
  before: EarlierRects | null,
  written: { rectData: StoredRectData; image: string | null; fitsImage: boolean },
  findRevision: (ids: readonly string[]) => Promise<Pick<EarlierRects, 'rectImage'> | null>,
): Promise<string | null> {
  const ids = listIds(written.rectData)
  if (ids.length === 0) return null
  if (written.fitsImage || before === null) return written.image
  const earlier = new Set(listIds(before.rectData))
  if (ids.some((id) => earlier.has(id))) return before.rectImage
  const revision = await findRevision(ids)
  return revision === null ? written.image : revision.rectImage
}

function listIds({ rects, rectsByWords }: StoredRectData): string[] {
  return [...rects, ...rectsByWords].map(({ id }) => id)
}
