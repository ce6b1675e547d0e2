import type { ShortText } from './short-text'

interface InLanguage {
  readonly variation: string
}

/** The names and image descriptions of a chapter, as the server sends them. */
export interface NamedChapter {
  readonly name: string
  readonly variations: readonly (InLanguage & { readonly name?: string | null })[]
  readonly pages: readonly {
    readonly pageId: number
    readonly page_number: number
    readonly variations: readonly (InLanguage & { readonly id: number; readonly altText?: string | null })[]
  }[]
}

/**
 * Lists the title and the image descriptions of a chapter that one language has and another one lacks. Texts without letters,
 * such as numbers, need no translation.
 */
export function listShortTexts(chapter: NamedChapter, from: string, to: string): ShortText[] {
  const texts: ShortText[] = []
  const add = (text: Omit<ShortText, 'source'>, source: string | null, known: string | null) => {
    if (source !== null && known === null && /\p{L}/u.test(source)) texts.push({ ...text, source })
  }
  if (findIn(chapter.variations, to) !== undefined) {
    add({ key: 'chapter', place: { kind: 'chapter-title' } }, nameIn(chapter, from), nameIn(chapter, to))
  }
  for (const { pageId, page_number: pageNumber, variations } of chapter.pages) {
    const target = findIn(variations, to)
    if (target === undefined) continue
    const place = { kind: 'image-description', pageId, pageNumber, pageVariationId: target.id } as const
    const source = findIn(variations, from)?.altText
    add({ key: `image ${pageId}`, place }, withoutBlank(source), withoutBlank(target.altText))
  }
  return texts
}

/** Returns the name of a chapter in a language. Its name without a language is that in its first language. */
function nameIn({ name, variations }: NamedChapter, language: string): string | null {
  const own = withoutBlank(findIn(variations, language)?.name)
  return own === null && variations[0]?.variation === language ? withoutBlank(name) : own
}

function findIn<Own extends InLanguage>(variations: readonly Own[], language: string): Own | undefined {
  return variations.find(({ variation }) => variation === language)
}

function withoutBlank(text: string | null | undefined): string | null {
  const trimmed = text?.trim()
  return trimmed === undefined || trimmed === '' ? null : trimmed
}
