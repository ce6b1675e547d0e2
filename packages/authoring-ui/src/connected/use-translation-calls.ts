import type { SessionKeeper } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { TranslationCalls } from '../translation/translation-calls'
import { createTranslationCalls } from './create-translation-calls'
import { anonymousId } from './anonymous-id'

export interface UseTranslationCallsOptions {
  readonly session: SessionKeeper
  readonly bookId: number
  readonly chapterId: number
}

/** Returns the calls that translate a chapter; the same object while it is mounted. */
export function useTranslationCalls({ session, bookId, chapterId }: UseTranslationCallsOptions): TranslationCalls {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const [calls] = useState(() =>
    createTranslationCalls({ dispatch, authorId: session.current()?.id ?? anonymousId, bookId, chapterId }),
  )
  return calls
}
