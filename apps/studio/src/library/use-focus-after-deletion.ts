import type { BookSummary } from '@lectern/api-client/main'
import { useEffect, useState } from 'react'
import { focusOnceLost } from '../app/focus-once-lost'
import { cardId } from './card-id'

/** Moves the focus to a neighbour of a deleted book. Returns a function that reports a deletion. */
export function useFocusAfterDeletion(books: readonly BookSummary[] | undefined): (book: BookSummary) => void {
  const [deleted, setDeleted] = useState<{ readonly id: number; readonly neighbour: number | undefined } | null>(null)
  const isGone = deleted !== null && books !== undefined && books.every(({ id }) => id !== deleted.id)
  const neighbour = deleted?.neighbour
  useEffect(() => {
    if (!isGone) return
    return focusOnceLost(() => {
      const link = neighbour === undefined ? null : document.querySelector<HTMLElement>(`#${cardId(neighbour)} a`)
      return link ?? document.querySelector('main')
    })
  }, [isGone, neighbour])
  return ({ id }) => {
    const at = books?.findIndex((book) => book.id === id) ?? -1
    setDeleted({ id, neighbour: (books?.[at + 1] ?? books?.[at - 1])?.id })
  }
}
