import type { SentenceInText } from './list-sentences'
import type { TextSelection } from './text-selection'

/** Sentences to speak on their own, and the text around them for a natural transition. */
export interface SpeechPart {
  readonly sentences: readonly SentenceInText[]
  /** The sentence before them, which may be on the page before; null at the start of the chapter. */
  readonly previousText: string | null
  readonly nextText: string | null
}

/**
 * Extends a selection to whole sentences. A cursor selects its sentence, or else the nearest one on its page.
 *
 * @param sentences all sentences of the chapter, in order
 * @returns null if nothing is selected that can be spoken
 */
export function choosePart(sentences: readonly SentenceInText[], selection: TextSelection | null): SpeechPart | null {
  if (selection === null) return null
  const { pageVariationId, start, end } = selection
  const ofPage = sentences.filter((sentence) => sentence.pageVariationId === pageVariationId)
  const atCursor = ofPage.find((sentence) => start <= sentence.end) ?? ofPage.at(-1)
  const chosen =
    start === end
      ? ofPage.filter((sentence) => sentence === atCursor)
      : ofPage.filter((sentence) => sentence.start < end && start < sentence.end)
  const [first] = chosen
  const last = chosen.at(-1)
  if (first === undefined || last === undefined) return null
  const before = sentences[sentences.indexOf(first) - 1]
  const after = sentences[sentences.indexOf(last) + 1]
  return {
    sentences: chosen,
    previousText: before === undefined ? null : before.text,
    nextText: after === undefined ? null : after.text,
  }
}
