import { appApi, type AlignChapterApiArg } from './endpoints.gen'

export interface ChapterAlignment {
  readonly chapterVariationId: number
  /** Sent as `enabled_spooled_file`. */
  readonly enabledSpooledFile: false
  readonly bookId: number
  /** Null unless the alignment was requested by hand. */
  readonly editor: string | null
  /** Text of the pages in reading order. */
  readonly pageData: readonly { readonly pageVariationId: number; readonly text: string }[]
}

/**
 * Returns a thunk that aligns the words of a chapter with its track: `alignChapter` with the field names that clients use.
 */
export function alignFromChapter(
  { enabledSpooledFile, pageData, ...chapter }: ChapterAlignment,
  options: Pick<AlignChapterApiArg, 'prefer'> = {},
) {
  const chapterToAlign = { ...chapter, enabled_spooled_file: enabledSpooledFile, pageData: [...pageData] }
  return appApi.endpoints.alignChapter.initiate({ ...options, chapterToAlign })
}
