import type { ShortText } from './short-text'

interface Named {
  readonly variation: string
  readonly name?: string | null
}

/** The names and image descriptions of a chapter, as the server sends them. */
export interface NamedChapter {
  readonly name: string
  readonly variations: readonly Named[]
  readonly pages: readonly {
    readonly pageId: number
    readonly page_number: number
    readonly name?: string | null
    readonly variations: readonly (Named & { readonly id: number; readonly altText?: string | null })[]
  }[]
}

/**
 * Lists the texts of a chapter that one language has and another one lacks. A name without a language is one of the first
 * language of the chapter. Texts without letters, such as numbers of pages, need no translation.
 */
export function listShortTexts(chapter: NamedChapter, from: string, to: string): ShortText[] {
  const isFirst = chapter.variations[0]?.variation === from
  const sourceOf = (own: Named | undefined, common: string | null | undefined) => own?.name ?? (isFirst ? common : null)
  const texts: ShortText[] = []
  const add = (
    text: Omit<ShortText, 'source'>,
    source: string | null | undefined,
    known: string | null | undefined,
  ) => {
    const trimmed = source?.trim()
    if (trimmed !== undefined && /\p{L}/u.test(trimmed) && isBlank(known)) texts.push({ ...text, source: trimmed })
  }
  const own = findIn(chapter.variations, from)
  const other = findIn(chapter.variations, to)
  if (other !== undefined) {
    add({ key: 'chapter', place: { kind: 'chapter-title' } }, sourceOf(own, chapter.name), other.name)
  }
  for (const { pageId, page_number: pageNumber, name, variations } of chapter.pages) {
    const source = findIn(variations, from)
    const target = findIn(variations, to)
    if (target === undefined) continue
    const page = { pageId, pageNumber, pageVariationId: target.id }
    add({ key: `title ${pageId}`, place: { kind: 'page-title', ...page } }, sourceOf(source, name), target.name)
    add({ key: `image ${pageId}`, place: { kind: 'image-description', ...page } }, source?.altText, target.altText)
  }
  return texts
}

function findIn<Own extends Named>(variations: readonly Own[], language: string): Own | undefined {
  return variations.find(({ variation }) => variation === language)
}

function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === ''
}
