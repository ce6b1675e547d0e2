import type { SessionKeeper } from '@lectern/api-client/session'

/** Links to thumbnails by page id. */
export type Thumbnails = ReadonlyMap<number, string>

/**
 * Loads the links to the thumbnails of a published book. Written by hand: importing the generated client here would make the
 * bundler split the code that the first page loads.
 */
export async function loadThumbnails(session: SessionKeeper, bookId: number): Promise<Thumbnails> {
  const response = await session.fetch(`${session.baseUrl}/file/bookData/${bookId}/thumbnails`)
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  return readThumbnails(await response.json())
}

function readThumbnails(body: unknown): Thumbnails {
  const found = new Map<number, string>()
  const entries: unknown = Reflect.get(Object(body), 'thumbnails')
  if (!Array.isArray(entries)) throw new TypeError('The response has no list of thumbnails.')
  for (const entry of entries) {
    const pageId: unknown = Reflect.get(Object(entry), 'pageId')
    const link: unknown = Reflect.get(Object(entry), 'link')
    if (typeof pageId === 'number' && typeof link === 'string') found.set(pageId, link)
  }
  return found
}
