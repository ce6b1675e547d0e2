import { mainApi, type BookData } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'

export interface BookAdditions {
  /** Adds a chapter with a first language. Resolves to its id; null if it failed. */
  readonly addChapter: (name: string, language: string) => Promise<number | null>
  /** Adds a language to a chapter. Resolves to whether it was added. */
  readonly addLanguage: (chapterId: number, language: string) => Promise<boolean>
  readonly isAddingChapter: boolean
  readonly isAddingLanguage: boolean
  /** The reason of the last failure; null if there was none. */
  readonly failed: string | null
  readonly clearFailure: () => void
}

/** Adds chapters and languages to a book and loads it again. A failure is shown as a toast and kept. */
export function useBookAdditions(bookId: number, reloadBook: () => Promise<BookData>): BookAdditions {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [createChapter, { isLoading: isAddingChapter }] = mainApi.useCreateChapterMutation()
  const [addVariation, { isLoading: isAddingLanguage }] = mainApi.useAddChapterVariationMutation()
  const [failed, setFailed] = useState<string | null>(null)

  const attempt = async <Result>(add: () => Promise<Result>): Promise<Result | null> => {
    setFailed(null)
    try {
      const result = await add()
      await reloadBook()
      return result
    } catch (reason) {
      const message = isApiFailure(reason) && reason.msg !== '' ? reason.msg : t('bookChangeFailed')
      setFailed(message)
      toast({ tone: 'critical', message })
      return null
    }
  }

  return {
    async addChapter(name, variation) {
      const created = await attempt(() => createChapter({ id: bookId, newChapter: { name, variation } }).unwrap())
      return created === null ? null : created.id
    },
    async addLanguage(chapterId, variation) {
      const created = await attempt(() =>
        addVariation({ id: bookId, newChapterVariation: { chapterId, variation } }).unwrap(),
      )
      return created !== null
    },
    isAddingChapter,
    isAddingLanguage,
    failed,
    clearFailure: () => setFailed(null),
  }
}
