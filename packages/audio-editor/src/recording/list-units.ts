import { findPauseTags } from '@lectern/core/audio'
import { splitSentences } from '@lectern/core/text'

export type RecordingMode = 'page' | 'sentence'

/** A part of the chapter that is recorded in one go. */
export interface RecordingUnit {
  /** The page variation, and for a sentence its number on the page; the takes of a unit are stored under it. */
  readonly id: string
  readonly pageNumber: number
  readonly sentences: readonly string[]
}

/** Lists the parts to record in reading order: pages or sentences, without those that have no text. */
export function listUnits(
  pages: readonly { readonly pageVariationId: number; readonly pageNumber: number; readonly text: string | null }[],
  { mode, language }: { readonly mode: RecordingMode; readonly language: string },
): RecordingUnit[] {
  return pages.flatMap(({ pageVariationId, pageNumber, text }) => {
    const sentences = splitSentences(removePauses(text ?? ''), { language }).map((sentence) => sentence.text)
    if (sentences.length === 0) return []
    if (mode === 'page') return [{ id: String(pageVariationId), pageNumber, sentences }]
    return sentences.map((sentence, index) => ({
      id: `${pageVariationId}:${index}`,
      pageNumber,
      sentences: [sentence],
    }))
  })
}

function removePauses(text: string): string {
  return findPauseTags(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
}
