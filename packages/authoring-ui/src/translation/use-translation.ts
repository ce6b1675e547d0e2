import { useEffect, useReducer } from 'react'
import { initialTranslation, stepTranslation, type TranslationEvent, type TranslationState } from './step-translation'
import type { TranslationCalls } from './translation-calls'
import type { TranslationDraft } from './translation-draft'
import { useTranslationDrafts } from './use-translation-drafts'

export interface Translation {
  readonly state: TranslationState
  readonly send: (event: TranslationEvent) => void
  /** The drafts survive a reload on this device. */
  readonly isStored: boolean
}

export interface TranslationOptions {
  /** Language into which the pages are translated. */
  readonly language: string
  /** Message for failures without one. */
  readonly failureText: string
  /** Returns false for a draft of an earlier visit that is done with. */
  readonly isWanted: (draft: TranslationDraft) => boolean
}

/** Translates pages one after the other while it is mounted. */
export function useTranslation(
  calls: TranslationCalls,
  { language, failureText, isWanted }: TranslationOptions,
): Translation {
  const [state, send] = useReducer(stepTranslation, initialTranslation)
  const isStored = useTranslationDrafts({
    owner: calls.owner,
    drafts: state.drafts,
    onFound: (drafts) => send({ kind: 'drafts-found', drafts: drafts.filter(isWanted) }),
  })
  const { isRunning, from, waiting } = state
  const page = isRunning ? waiting[0] : undefined
  useEffect(() => {
    if (page === undefined) return undefined
    const { pageVariationId, text } = page
    const aborter = new AbortController()
    const translate = async () => {
      try {
        const translated = await calls.translate({ text, from, to: language }, aborter.signal)
        if (!aborter.signal.aborted) send({ kind: 'page-translated', pageVariationId, text: translated })
      } catch (reason) {
        if (aborter.signal.aborted) return
        const failure = calls.readFailure(reason) ?? ({ kind: 'failed', message: failureText } as const)
        send({ kind: 'translation-failed', failure })
      }
    }
    void translate()
    return () => aborter.abort()
  }, [calls, page, from, language, failureText])
  return { state, send, isStored }
}
