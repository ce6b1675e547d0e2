import { useState } from 'react'

export interface ShownVideo {
  readonly isShown: boolean
  readonly toggle: () => void
  /** Starts and ends presenter mode, which hides the video at first. */
  readonly setPresenting: (isPresenting: boolean) => void
}

/** Keeps the reader's choice to see the video of a book: one for reading, and one for the current presenter mode. */
export function useShownVideo(): ShownVideo {
  const [isShownInBook, setShownInBook] = useState(true)
  /** Null outside presenter mode. */
  const [isShownToClass, setShownToClass] = useState<boolean | null>(null)
  return {
    isShown: isShownToClass ?? isShownInBook,
    toggle: () => {
      if (isShownToClass === null) setShownInBook(!isShownInBook)
      else setShownToClass(!isShownToClass)
    },
    setPresenting: (isPresenting) => setShownToClass(isPresenting ? false : null),
  }
}
