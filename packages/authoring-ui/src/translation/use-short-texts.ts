import { useEffect, useEffectEvent, useReducer } from 'react'
import { saveShortTexts, type SavedShortTexts } from './save-short-texts'
import { forgetShortTexts } from './short-text-database'
import {
  listWaiting,
  noShortTexts,
  stepShortTexts,
  type ShortTextsEvent,
  type ShortTextsState,
} from './step-short-texts'
import type { TranslationCalls } from './translation-calls'
import { useStoredShortTexts } from './use-stored-short-texts'

export interface ShortTexts {
  readonly state: ShortTextsState
  readonly send: (event: ShortTextsEvent) => void
  /** The drafts survive a reload on this device. */
  readonly isStored: boolean
}

export interface ShortTextsOptions {
  /** Language of the desk, into which texts are translated. */
  readonly language: string
  /** Messages for failures without one. */
  readonly failureTexts: { readonly translate: string; readonly save: string }
  /** Called with the new revisions of pages whose image descriptions were saved. */
  readonly onPagesSaved: (revisions: ReadonlyMap<number, number>) => void
  /** Called at the end of a save, with the numbers of drafts of all its attempts. */
  readonly onSaved: (saved: SavedShortTexts) => void
}

/** Reads and translates the short texts of a chapter while it is mounted, keeps the drafts on this device, and saves them. */
export function useShortTexts(calls: TranslationCalls, o: ShortTextsOptions): ShortTexts {
  const { language } = o
  const [state, send] = useReducer(stepShortTexts, noShortTexts)
  const { phase, from } = state
  const place = { ...calls.owner, chapterId: calls.chapterId, language }
  const isStored = useStoredShortTexts({
    place,
    work: state,
    onFound: (work) => send({ kind: 'drafts-restored', work }),
  })
  const source = phase === 'translating' ? listWaiting(state)[0]?.source : undefined
  const fail = (error: unknown, message: string) =>
    send({ kind: 'call-failed', reason: calls.readFailure(error) ?? { kind: 'failed', message } })

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
      if (!signal.aborted) fail(reason, o.failureTexts.translate)
    }
  })
  // A save that is under way goes on if the author leaves.
  const save = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const saved = await saveShortTexts({ calls, state, language, send, onPagesSaved: o.onPagesSaved })
      if (signal.aborted) await forgetShortTexts(place)
      send({ kind: 'save-ended' })
      o.onSaved(saved)
    } catch (reason) {
      fail(reason, o.failureTexts.save)
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
  return { state, send, isStored }
}
