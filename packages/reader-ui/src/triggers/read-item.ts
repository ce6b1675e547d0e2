import type { TriggerItem } from '@lectern/core/book'
import { pickSubtitles, type CoachingBubble } from '../coaching/read-coaching-bubble'
import { pickContent } from './pick-content'
import { isRecord, type OwnForm } from './read-own-form'
import { readMediaLink } from './read-link'

/** Content of a trigger's item in one language. */
export type ShownItem = { readonly language: string | null } & (
  | {
      readonly kind: 'video' | 'audio'
      readonly link: string
      readonly poster: string | null
      readonly text: string | null
      /** In the language of the sound if there are some. */
      readonly subtitles: CoachingBubble['subtitles']
    }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly image: string | null
      readonly audio: string | null
      /** True for a definition. */
      readonly isDefinition: boolean
      /** The word that it defines; null when the item does not name it. */
      readonly word: string | null
    }
  /** A type without a form of its own here, or content that the type cannot show. */
  | { readonly kind: 'unknown'; readonly text: string | null; readonly link: string | null }
)

const LINKS = ['url', 'link', 'src', 'href', 'file', 'video', 'audio', 'image', 'content'] as const
const TEXTS = ['text', 'definition', 'description', 'content', 'value', 'title', 'caption', 'name', 'word'] as const

/**
 * Returns the content of an item in the reader's language, else the first that exists; null without any.
 *
 * @param o.base address of the page, for links of this site
 *
 * @example
 * readItem({ type: 'definition', content: { en: 'A bird of the night.' } }, { language: 'es', base: 'https://a.example' })
 * // => { kind: 'text', language: 'en', text: 'A bird of the night.', isDefinition: true, word: null, … }
 */
export function readItem(
  { type, content, subtitles: subtitleLinks }: TriggerItem,
  o: { readonly language: string; readonly base: string },
): ShownItem | null {
  const picked = pickContent(content, o.language)
  if (picked === null) return null
  const { language } = picked
  const kind = type?.trim().toLowerCase() ?? ''
  const text = readText(picked.content)
  const findLink = (names: readonly string[]) => readLinkField(picked.content, names, o.base)
  const ofRecord = (...names: string[]) => (isRecord(picked.content) ? findLink(names) : null)
  if (kind === 'video' || kind === 'audio') {
    const link = findLink([kind, ...LINKS])
    const poster = ofRecord('poster', 'thumbnail')
    const subtitles =
      typeof subtitleLinks === 'object' ? pickSubtitles(subtitleLinks, language ?? o.language, o.base) : null
    if (link !== null) return { kind, language, link, poster, text: isRecord(picked.content) ? text : null, subtitles }
  }
  if (text !== null && (kind === 'definition' || kind === 'text')) {
    const media = { image: ofRecord('image', 'imageUrl'), audio: ofRecord('audio', 'audioUrl') }
    return {
      kind: 'text',
      language,
      text,
      ...media,
      isDefinition: kind === 'definition',
      word: readWord(picked.content),
    }
  }
  const link = findLink(LINKS)
  return { kind: 'unknown', language, text: text !== null && isAddress(text) ? null : text, link }
}

function readText(content: OwnForm): string | null {
  if (typeof content === 'string') return content
  if (typeof content === 'number') return String(content)
  if (!isRecord(content)) return null
  for (const name of TEXTS) {
    const value = content[name]
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return null
}

/** Returns the word of a definition, in the fields that clients use for it. */
function readWord(content: OwnForm): string | null {
  if (!isRecord(content)) return null
  return ['word', 'term'].map((name) => content[name]).find((value) => typeof value === 'string') ?? null
}

function readLinkField(content: OwnForm, names: readonly string[], base: string): string | null {
  if (typeof content === 'string') return isAddress(content) ? readMediaLink(content, base) : null
  if (!isRecord(content)) return null
  for (const name of names) {
    const value = content[name]
    if (typeof value === 'string' && isAddress(value)) return readMediaLink(value, base)
  }
  return null
}

/** An address has no white space, and a path, a scheme or the end of a file's name. */
function isAddress(text: string): boolean {
  const trimmed = text.trim()
  return trimmed !== '' && !/\s/.test(trimmed) && /[/:]|\.[a-z0-9]{2,5}$/i.test(trimmed)
}
