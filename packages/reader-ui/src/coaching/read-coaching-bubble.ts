import { pickLocalized, type CoachingPoint, type Language, type Localized } from '@lectern/core/book'
import { readLink, readMediaLink } from '../triggers/read-link'

/** The sides that the bubble of a coaching point can point to. */
export const bubbleSides = ['top', 'right', 'bottom', 'left'] as const

/** A side that the bubble of a coaching point can point to. */
export type BubbleSide = (typeof bubbleSides)[number]

/** An address and its language, which may be a fallback of the requested one. */
export interface LocalizedLink {
  language: Language
  link: string
}

/** The content of a coaching point in one language. */
export interface CoachingBubble {
  side: BubbleSide
  title: { language: Language; text: string } | null
  /** null without one, and for an address that readers may not open. */
  link: LocalizedLink | null
  icon: string | null
  audio: LocalizedLink | null
  /** null without subtitles, and for a file that is neither WebVTT nor SRT. */
  subtitles: (LocalizedLink & { format: SubtitleFormat }) | null
}

/** A supported subtitle format. */
export type SubtitleFormat = 'webvtt' | 'srt'

/**
 * Returns the content of a coaching point in a language. Its `direction` is the side that the bubble points to, right by
 * default; title, link, audio track and subtitles are chosen by `pickLocalized`. Subtitles are in the language of the track if
 * there are some, because they show what is heard.
 *
 * @param o.base address of the page, for links of this site
 *
 * @example
 * const base = 'https://a.example/'
 * const bubble = readCoachingBubble({ id: 'c1', direction: 'top', subtitles: { en: 'fox.vtt' } }, { language: 'en', base })
 * bubble.side // => 'top'
 * bubble.subtitles // => { language: 'en', link: 'https://a.example/fox.vtt', format: 'webvtt' }
 * bubble.audio // => null
 */
export function readCoachingBubble(
  point: CoachingPoint,
  { language, base }: { readonly language: Language; readonly base: string },
): CoachingBubble {
  const audio = pickMedia(point.audioTracks, language, base)
  const link = pickLocalized(point.link, language)
  const href = link === null ? null : readLink(link.text)
  return {
    side: bubbleSides.find((side) => side === point.direction) ?? 'right',
    title: pickLocalized(point.title, language),
    link: link && href !== null ? { language: link.language, link: href } : null,
    icon: point.iconUrl ? readMediaLink(point.iconUrl, base) : null,
    audio,
    subtitles: pickSubtitles(point.subtitles, audio?.language ?? language, base),
  }
}

/** Returns subtitles in a language, else in another one; null without any that can be shown. */
export function pickSubtitles(
  links: Localized | null | undefined,
  language: Language,
  base: string,
): CoachingBubble['subtitles'] {
  const picked = pickMedia(links, language, base)
  const format = picked && subtitleFormat(picked.link)
  return picked && format && { ...picked, format }
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
  const extension = /^[^?#]*\.(vtt|srt)(?:[?#]|$)/i.exec(link)?.[1]
  if (extension === undefined) return null
  return extension.toLowerCase() === 'vtt' ? 'webvtt' : 'srt'
}

function pickMedia(links: Localized | null | undefined, language: Language, base: string): LocalizedLink | null {
  const picked = pickLocalized(links, language)
  const link = picked === null ? null : readMediaLink(picked.text, base)
  return picked === null || link === null ? null : { language: picked.language, link }
}
