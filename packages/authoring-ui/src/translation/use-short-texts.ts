import { useEffect, useEffectEvent, useReducer } from 'react'
import {
  listWaiting,
  noShortTexts,
  stepShortTexts,
  type ShortTextsEvent,
  type ShortTextsState,
} from './step-short-texts'
import type { TranslationCalls } from './translation-calls'
import type { TranslationFailure } from './step-translation'

export interface ShortTexts {
  readonly state: ShortTextsState
  readonly send: (event: ShortTextsEvent) => void
}

export interface ShortTextsOptions {
  /** Language of the desk, into which texts are translated. */
  readonly language: string
  /** Messages for failures without one. */
  readonly failureTexts: { readonly translate: string; readonly save: string }
  /** Called with the number of texts that were saved. */
  readonly onSaved: (count: number) => void
}

/** Reads, translates and saves the short texts of a chapter while it is mounted. */
export function useShortTexts(calls: TranslationCalls, o: ShortTextsOptions): ShortTexts {
  const { language } = o
  const [state, send] = useReducer(stepShortTexts, noShortTexts)
  const { phase, from } = state
  const source = phase === 'translating' ? listWaiting(state)[0]?.source : undefined
  const readFailure = (error: unknown, message: string): TranslationFailure =>
    calls.readFailure(error) ?? { kind: 'failed', message }

  const read = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const texts = await calls.readShortTexts(from, language)
      if (!signal.aborted) send({ kind: 'texts-read', texts })
    } catch (reason) {
      console.warn(`The titles in ${from} could not be loaded.`, reason)
      if (!signal.aborted) send({ kind: 'texts-unreadable' })
    }
  })
  const translate = useEffectEvent(async (text: string, signal: AbortSignal) => {
    try {
      const translation = await calls.translate({ text, from, to: language }, signal)
      if (!signal.aborted) send({ kind: 'text-translated', source: text, translation: translation.trim() })
    } catch (reason) {
      if (signal.aborted) return
      send({ kind: 'translation-failed', failure: readFailure(reason, o.failureTexts.translate) })
    }
  })
  const save = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const count = await calls.saveShortTexts(state.drafts, from, language)
      if (signal.aborted) return
      send({ kind: 'saved' })
      o.onSaved(count)
    } catch (reason) {
      if (!signal.aborted) send({ kind: 'save-failed', failure: readFailure(reason, o.failureTexts.save) })
    }
  })

  useEffect(() => {
    const aborter = new AbortController()
    if (phase === 'reading') void read(aborter.signal)
    if (phase === 'saving') void save(aborter.signal)
    return () => aborter.abort()
  }, [phase, from])
  useEffect(() => {
    const aborter = new AbortController()
    if (source !== undefined) void translate(source, aborter.signal)
    return () => aborter.abort()
  }, [source])
  return { state, send }
}
