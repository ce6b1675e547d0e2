import { isServerId } from './is-server-id'
import { isWavLink, toMp3Link } from './wav-link'
import { hasText } from './has-text'

/** The conversion to do, or the reason why nothing can be converted. */
export type ConversionPlan =
  | { kind: 'refused'; reason: 'no-chapter-variation' | 'no-audio' | 'not-wav' }
  /** The file to fetch and encode, and the name under which the MP3 is uploaded and stored. */
  | { kind: 'convert'; chapterVariationId: number; wavLink: string; mp3Link: string }

/**
 * Checks whether a chapter's audio can be converted to MP3: the selected language needs a variation with a WAV file.
 *
 * @example
 * planConversion({ chapterVariationId: 3, audioLink: 'one.wav' })
 * // => { kind: 'convert', chapterVariationId: 3, wavLink: 'one.wav', mp3Link: 'one.mp3' }
 * planConversion({ chapterVariationId: 3, audioLink: 'one.mp3' }) // => { kind: 'refused', reason: 'not-wav' }
 */
export function planConversion(o: {
  chapterVariationId: number | null | undefined
  audioLink: string | null | undefined
}): ConversionPlan {
  if (!isServerId(o.chapterVariationId)) return { kind: 'refused', reason: 'no-chapter-variation' }
  if (!hasText(o.audioLink)) return { kind: 'refused', reason: 'no-audio' }
  const wavLink = o.audioLink.trim()
  if (!isWavLink(wavLink)) return { kind: 'refused', reason: 'not-wav' }
  return { kind: 'convert', chapterVariationId: o.chapterVariationId, wavLink, mp3Link: toMp3Link(wavLink) }
}
