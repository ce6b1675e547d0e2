/** The part of the browser's storage that is used. */
export type FirstStepsStorage = Pick<Storage, 'getItem' | 'setItem'>

const key = 'lectern.first-steps'
const closed = 'closed'

/** Remembers on this device the book whose first steps are shown, or that an author closed them. */
export interface FirstStepsPlace {
  readonly isShown: (bookId: number) => boolean
  /** Shows them for this book, unless they were closed before. */
  readonly begin: (bookId: number) => void
  readonly show: (bookId: number) => void
  readonly close: () => void
}

export function openFirstStepsPlace(storage: FirstStepsStorage): FirstStepsPlace {
  return {
    isShown: (bookId) => storage.getItem(key) === String(bookId),
    begin(bookId) {
      if (storage.getItem(key) !== closed) storage.setItem(key, String(bookId))
    },
    show: (bookId) => storage.setItem(key, String(bookId)),
    close: () => storage.setItem(key, closed),
  }
}
