import { pickLocalized, type CoachingPoint, type Language } from '@lectern/core/book'

/** The sides that the bubble of a coaching point can point to. */
export const bubbleSides = ['top', 'right', 'bottom', 'left'] as const

/** A side that the bubble of a coaching point can point to. */
export type BubbleSide = (typeof bubbleSides)[number]

/** A file in a language, which is not the wanted one where that has none. */
export interface LocalizedLink {
  language: Language
  link: string
}

/** What a coaching point shows and plays in a language. */
export interface CoachingBubble {
  side: BubbleSide
  title: { language: Language; text: string } | null
  audio: LocalizedLink | null
  /** Null also for a file that is neither WebVTT nor SRT. */
  subtitles: (LocalizedLink & { format: SubtitleFormat }) | null
}

/** A format of subtitles that can be shown. */
export type SubtitleFormat = 'webvtt' | 'srt'

/**
 * A coaching point as it is shown in a language. Its `direction` is the side that the bubble points to, right unless it
 * names another; title, audio track and subtitles are found by language as by `pickLocalized`.
 *
 * @example
 * const bubble = coachingBubble({ id: 'c1', direction: 'top', subtitles: { en: 'fox.vtt' } }, 'en')
 * bubble.side // => 'top'
 * bubble.subtitles // => { language: 'en', link: 'fox.vtt', format: 'webvtt' }
 * bubble.audio // => null
 */
export function coachingBubble(point: CoachingPoint, language: Language): CoachingBubble {
  const audio = pickLocalized(point.audioTracks, language)
  const subtitles = pickLocalized(point.subtitles, language)
  const format = subtitles === null ? null : subtitleFormat(subtitles.text)
  return {
    side: bubbleSides.find((side) => side === point.direction) ?? 'right',
    title: pickLocalized(point.title, language),
    audio: audio && { language: audio.language, link: audio.text },
    subtitles: subtitles && format && { language: subtitles.language, link: subtitles.text, format },
  }
}

/**
 * What a file of subtitles is, by the extension of its link; null for any other than .vtt and .srt.
 *
 * @example
 * subtitleFormat('fox.en.VTT?sig=1') // => 'webvtt'
 * subtitleFormat('fox.srt') // => 'srt'
 * subtitleFormat('fox.txt') // => null
 */
export function subtitleFormat(link: string): SubtitleFormat | null {
  const [, extension = ''] = /^[^?#]*\.(vtt|srt)(?:[?#]|$)/i.exec(link) ?? []
  if (extension === '') return null
  return extension.toLowerCase() === 'vtt' ? 'webvtt' : 'srt'
}
