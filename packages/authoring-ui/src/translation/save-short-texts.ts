import type { ShortTextsEvent, ShortTextsState } from './step-short-texts'
import type { TranslationCalls } from './translation-calls'

/** Numbers of drafts at the end of a save. */
export type SavedShortTexts = Pick<ShortTextsState, 'saved' | 'leftOut'>

export interface SaveShortTextsOptions {
  readonly calls: TranslationCalls
  readonly state: ShortTextsState
  /** Language of the drafts. */
  readonly language: string
  readonly send: (event: ShortTextsEvent) => void
  readonly onPagesSaved: (revisions: ReadonlyMap<number, number>) => void
}

/**
 * Saves the drafts that have a text, unless the chapter has one in their place by now. Reports each part that is saved, so
 * that another attempt goes on with the rest.
 */
export async function saveShortTexts(o: SaveShortTextsOptions): Promise<SavedShortTexts> {
  const { calls, state, language, send } = o
  const missing = new Set((await calls.readShortTexts(state.from, language)).map(({ key }) => key))
  const written = state.drafts
    .map((draft) => ({ ...draft, translation: draft.translation.trim() }))
    .filter(({ translation }) => translation !== '')
  const wanted = written.filter(({ key }) => missing.has(key))
  const leftOut = written.filter((draft) => !wanted.includes(draft)).map(({ key }) => key)
  if (leftOut.length > 0) send({ kind: 'drafts-left-out', keys: leftOut })
  const images = wanted.filter(({ place }) => place.kind === 'image-description')
  if (images.length > 0) {
    o.onPagesSaved(await calls.saveImageDescriptions(images))
    send({ kind: 'drafts-saved', keys: images.map(({ key }) => key) })
  }
  const title = wanted.find(({ place }) => place.kind === 'chapter-title')
  if (title !== undefined) {
    await calls.saveChapterTitle(title.translation, language)
    send({ kind: 'drafts-saved', keys: [title.key] })
  }
  return { saved: state.saved + wanted.length, leftOut: state.leftOut + leftOut.length }
}
