import { mainApi } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { useEffect, useRef, useState } from 'react'

export interface Duplication {
  readonly isRunning: boolean
  /** The copy; null until it exists. */
  readonly copyId: number | null
  readonly done: number
  readonly total: number
  /** Why the last attempt ended early; null if it did not. */
  readonly failure: string | null
  /** Makes the copy, or goes on with the chapters that it lacks. Resolves to its id once it is complete. */
  readonly run: (title: string) => Promise<number | null>
  /** Stops before the next chapter. */
  readonly stop: () => void
}

/** Copies a book: its details, and then chapter after chapter. */
export function useDuplication(bookId: number): Duplication {
  const [readBook] = mainApi.useLazyGetBookDataQuery()
  const [cloneBook] = mainApi.useCloneBookMutation()
  const [cloneChapter] = mainApi.useCloneChapterMutation()
  const [progress, setProgress] = useState({ isRunning: false, copyId: null as number | null, done: 0, total: 0 })
  const [failure, setFailure] = useState<string | null>(null)
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const run = async (title: string): Promise<number | null> => {
    let { copyId, done, total } = progress
    const show = (isRunning: boolean) => setProgress({ isRunning, copyId, done, total })
    isStopped.current = false
    setFailure(null)
    show(true)
    try {
      const { chapters } = await readBook({ id: bookId, includeRectData: 'false' }).unwrap()
      total = chapters.length
      copyId ??= (await cloneBook({ id: bookId, body: { title } }).unwrap()).bookInfo.id
      show(true)
      for (const { id } of chapters.slice(done)) {
        if (isStopped.current) break
        await cloneChapter({ sourceChapterId: id, targetBookId: copyId }).unwrap()
        done += 1
        show(true)
      }
    } catch (reason) {
      setFailure(isApiFailure(reason) ? reason.msg : String(reason))
    }
    show(false)
    return copyId !== null && done === total && total > 0 ? copyId : null
  }
  return {
    ...progress,
    failure,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}
