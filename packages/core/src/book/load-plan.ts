import { rectDataBatchSize } from './constant-table'
import type { BookSource, Mode } from './rules/mode-table'
import { rulesOfMode } from './rules/read-mode'

/** The source of a book and how its rects are loaded. */
export interface LoadPlan {
  source: BookSource
  /** The number of chapters whose rects are loaded at a time after the book; null if they come with the book. */
  rectDataBatchSize: number | null
}

/**
 * Decides from where to load a book. Authoring always uses the working copy; otherwise the preview, by mode or by flag, takes
 * precedence over the bucket, and the bucket over the published book.
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
 * Returns the path and query of the main API for a book of a source, relative to the API's address.
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
