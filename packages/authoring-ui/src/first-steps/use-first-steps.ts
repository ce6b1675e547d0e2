import { createContext, useEffect, useState } from 'react'
import { openFirstStepsPlace, type FirstStepsStorage } from '../guide/first-steps-place'

export interface ShownFirstSteps {
  readonly isShown: boolean
  readonly show: () => void
  readonly close: () => void
}

/** The first steps of the open book; null where there is no book. */
export const FirstStepsContext = createContext<ShownFirstSteps | null>(null)

/** Shows the first steps of a book that was opened empty, until an author closes them. */
export function useFirstSteps({
  storage,
  bookId,
  isEmpty,
  onShow,
}: {
  readonly storage: FirstStepsStorage | undefined
  readonly bookId: number
  readonly isEmpty: boolean
  /** Called when the author asks for the steps: goes to the screen that they are on. */
  readonly onShow: () => void
}): ShownFirstSteps {
  const [place] = useState(() => openFirstStepsPlace(storage ?? openMemory()))
  const [isShown, setShown] = useState(() => place.isShown(bookId))
  useEffect(() => {
    if (!isEmpty) return
    place.begin(bookId)
    setShown(place.isShown(bookId))
  }, [place, bookId, isEmpty])
  return {
    isShown,
    show() {
      place.show(bookId)
      setShown(true)
      onShow()
    },
    close() {
      place.close()
      setShown(false)
    },
  }
}

/** Keeps values as long as the screen is mounted. */
function openMemory(): FirstStepsStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }
}
