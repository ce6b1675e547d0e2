import { pickLocalized, type CoachingPoint, type Language } from '@lectern/core/book'

/** The sides that the bubble of a coaching point can point to. */
export const bubbleSides = ['top', 'right', 'bottom', 'left'] as const

/** A side that the bubble of a coaching point can point to. */
export type BubbleSide = (typeof bubbleSides)[number]

/** A file and its language, which may be a fallback of the requested one. */
export interface LocalizedLink {
  language: Language
  link: string
}

/** The content of a coaching point in one language. */
export interface CoachingBubble {
  side: BubbleSide
  title: { language: Language; text: string } | null
  audio: LocalizedLink | null
  /** null without subtitles, and for a file that is neither WebVTT nor SRT. */
  subtitles: (LocalizedLink & { format: SubtitleFormat }) | null
}

/** A supported subtitle format. */
export type SubtitleFormat = 'webvtt' | 'srt'

/**
 * Returns the content of a coaching point in a language. Its `direction` is the side that the bubble points to, right by
 * default; title, audio track and subtitles are chosen by `pickLocalized`.
 *
 * @example
 * const bubble = readCoachingBubble({ id: 'c1', direction: 'top', subtitles: { en: 'fox.vtt' } }, 'en')
 * bubble.side // => 'top'
 * bubble.subtitles // => { language: 'en', link: 'fox.vtt', format: 'webvtt' }
 * bubble.audio // => null
 */
export function readCoachingBubble(point: CoachingPoint, language: Language): CoachingBubble {
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
 * Returns the format of a subtitle file by the extension of its link; null for any other than .vtt and .srt.
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
