import { mainApi, type BookData, type Chapter } from '@lectern/api-client/main'
import { useToast } from '@lectern/ui'
import { useState } from 'react'
import { basedOn } from './based-on'
import { useDescribeFailure } from './use-describe-failure'

/** Changes of the video and the poster of a chapter in one language; what is left out stays. */
export interface ChapterVideo {
  readonly variation: string
  readonly videoLink?: string
  readonly posterLink?: string
}

export interface ChapterCalls {
  /** A call is running. */
  readonly isBusy: boolean
  /** The reason of the last failure; null after a success. */
  readonly failed: string | null
  readonly clearFailure: () => void
  /** All of them resolve to whether the change was made. The book is loaded again either way. */
  readonly create: (name: string, language: string) => Promise<boolean>
  readonly rename: (chapter: Chapter, name: string) => Promise<boolean>
  readonly reorder: (ids: readonly number[]) => Promise<boolean>
  readonly clone: (chapter: Chapter) => Promise<boolean>
  readonly addLanguage: (chapter: Chapter, language: string) => Promise<boolean>
  /** An empty address removes the video or the poster. */
  readonly setVideos: (chapter: Chapter, videos: readonly ChapterVideo[]) => Promise<boolean>
}

/** The calls that change the chapters of a book. Failures are kept and shown in a toast. */
export function useChapterCalls(bookId: number, reload: () => Promise<BookData>): ChapterCalls {
  const toast = useToast()
  const describeFailure = useDescribeFailure()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const [createChapter] = mainApi.useCreateChapterMutation()
  const [updateChapter] = mainApi.useUpdateChapterMutation()
  const [reorderChapters] = mainApi.useReorderChaptersMutation()
  const [cloneChapter] = mainApi.useCloneChapterMutation()
  const [updateVariation] = mainApi.useUpdateChapterVariationMutation()
  const [addVariation] = mainApi.useAddChapterVariationMutation()

  const attempt = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailed(null)
    try {
      await change()
      return true
    } catch (caught) {
      const message = describeFailure(caught)
      setFailed(message)
      toast({ tone: 'critical', message })
      return false
    } finally {
      // After a failure too: another author's change may be its cause.
      await reload().catch(() => null)
      setBusy(false)
    }
  }
  return {
    isBusy,
    failed,
    clearFailure: () => setFailed(null),
    create: (name, variation) => attempt(() => createChapter({ id: bookId, newChapter: { name, variation } }).unwrap()),
    rename: (chapter, name) =>
      attempt(() => updateChapter({ id: chapter.id, ...basedOn(chapter), chapterFields: { name } }).unwrap()),
    reorder: (ids) =>
      attempt(() => reorderChapters({ orderingList: ids.map((id, index) => ({ id, order_index: index })) }).unwrap()),
    clone: ({ id }) => attempt(() => cloneChapter({ sourceChapterId: id, targetBookId: bookId }).unwrap()),
    addLanguage: ({ id }, variation) =>
      attempt(() => addVariation({ id: bookId, newChapterVariation: { chapterId: id, variation } }).unwrap()),
    setVideos: (chapter, videos) =>
      attempt(async () => {
        let latest = chapter
        for (const chapterVariationForm of videos) {
          await updateVariation({ id: chapter.id, ...basedOn(latest), chapterVariationForm }).unwrap()
          // Each change gives the chapter a new revision.
          const { chapters } = await reload()
          latest = chapters.find(({ id }) => id === chapter.id) ?? latest
        }
      }),
  }
}
