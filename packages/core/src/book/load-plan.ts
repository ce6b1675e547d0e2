import { rectDataBatchSize } from './constant-table'
import type { BookSource, Mode } from './mode-table'
import { rulesOfMode } from './read-mode'

/** Where a book is loaded from; the batch size is null where the rects come with the book. */
export interface LoadPlan {
  source: BookSource
  /** How many chapters' rects are loaded at a time after the book; null when the book brings them along. */
  rectDataBatchSize: number | null
}

/**
 * Where to load a book from. Authoring always works on the working form; else a wish for the preview, by mode or by
 * flag, goes before the bucket, and the bucket before the published form.
 *
 * @example
 * loadPlan(null) // => { source: 'published', rectDataBatchSize: null }
 * loadPlan('authoring') // => { source: 'authoring', rectDataBatchSize: 10 }
 */
export function loadPlan(mode: Mode | null, flags: { preview?: boolean; useBucketData?: boolean } = {}): LoadPlan {
  const { source } = rulesOfMode(mode)
  if (source === 'authoring') return { source, rectDataBatchSize }
  if (source === 'preview' || flags.preview) return { source: 'preview', rectDataBatchSize: null }
  return { source: flags.useBucketData ? 'bucket' : source, rectDataBatchSize: null }
}

/**
 * The path of the main API that answers the plan's book, with its query, to be put behind the API's own address.
 *
 * @example
 * bookDataPath('published', 42) // => '/file/bookData/42'
 * bookDataPath(loadPlan('authoring').source, 42) // => '/file/bookData/42?includeRectData=false'
 */
export function bookDataPath(source: BookSource, bookId: number): string {
  const paths: Readonly<Record<BookSource, string>> = {
    published: `/file/bookData/${bookId}`,
    preview: `/file/bookData/${bookId}/preview`,
    authoring: `/file/bookData/${bookId}?includeRectData=false`,
    bucket: `/file/get-bucket-data?prefix=${bookId}`,
  }
  return paths[source]
}
