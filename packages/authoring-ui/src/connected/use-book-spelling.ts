import { appApi } from '@lectern/api-client/app'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { createSpelling, type Spelling } from '../spelling/create-spelling'

/** Returns the spelling check of a book in one language; the same object while it is mounted. */
export function useBookSpelling(bookId: number, language: string): Spelling {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const [spelling] = useState(() => {
    const { checkSpelling, addBookWord, removeBookWord } = appApi.endpoints
    return createSpelling(
      {
        check: (words) => {
          const wordsToCheck = { lang: language, words: [...words] }
          return dispatch(checkSpelling.initiate({ id: bookId, wordsToCheck }, { track: false })).unwrap()
        },
        add: (word) =>
          dispatch(addBookWord.initiate({ id: bookId, bookWord: { lang: language, word } }, { track: false })).unwrap(),
        remove: (word) =>
          dispatch(removeBookWord.initiate({ id: bookId, lang: language, word }, { track: false })).unwrap(),
      },
      (text, reason) => console.warn(text, reason),
    )
  })
  return spelling
}
