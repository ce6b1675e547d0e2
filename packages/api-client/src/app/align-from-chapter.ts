import { appApi, type AlignChapterApiArg } from './endpoints.gen'

export interface ChapterAlignment {
  readonly chapterVariationId: number
  /** Goes as `enabled_spooled_file`. */
  readonly enabledSpooledFile: false
  readonly bookId: number
  /** Null when nobody asked for it by hand. */
  readonly editor: string | null
  /** The text of the pages in the order in which they are read. */
  readonly pageData: readonly { readonly pageVariationId: number; readonly text: string }[]
}

/**
 * Finds when each word of a chapter is said in its track, for `dispatch`: `alignChapter` with the fields by the names that
 * clients know them by.
 */
export function alignFromChapter(
  { enabledSpooledFile, pageData, ...chapter }: ChapterAlignment,
  options: Pick<AlignChapterApiArg, 'prefer'> = {},
) {
  const chapterToAlign = { ...chapter, enabled_spooled_file: enabledSpooledFile, pageData: [...pageData] }
  return appApi.endpoints.alignChapter.initiate({ ...options, chapterToAlign })
}
