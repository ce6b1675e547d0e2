import type { BookGlossary } from '@lectern/contracts/main'
import type { z } from 'zod'
import type { BookRow } from '../../entities/books/books.repository'
import type { MediaLinks } from '../../entities/objects/media-links'
import { isDomainFileKey } from '../../entities/objects/object-keys'
import { collectObjectKeys } from '../../entities/objects/object-links'
import type { ExplainedWord } from './book-glossary.repository'

const OBJECT_LINK = /^\/objects\/([^?#]+)/

/** Lists the objects to which the definitions link: those of the book and of its domain, no other book's. */
export function listGlossaryKeys(
  words: readonly ExplainedWord[],
  book: Pick<BookRow, 'id' | 'domainId'>,
): ReadonlySet<string> {
  const links = words.flatMap(({ definitions }) => definitions.map(({ audio }) => audio))
  return new Set(links.map((link) => findKey(link, book)).filter((key) => key !== null))
}

/** Presents words to readers of the book. A definition whose sound is missing, or is another book's, has none. */
export async function presentGlossary(
  words: readonly ExplainedWord[],
  book: Pick<BookRow, 'id' | 'domainId'>,
  links: MediaLinks,
): Promise<z.infer<typeof BookGlossary>> {
  const presented: z.infer<typeof BookGlossary>['words'] = []
  for (const { id, word, lang, forms, definitions } of words) {
    presented.push({
      id,
      word,
      lang,
      ...(forms === undefined ? {} : { forms: [...forms] }),
      definitions: await Promise.all(
        definitions.map(async (own) => ({ ...own, audio: await openSound(own.audio, book, links) })),
      ),
    })
  }
  return { words: presented }
}

async function openSound(
  link: string | null,
  book: Pick<BookRow, 'id' | 'domainId'>,
  links: MediaLinks,
): Promise<string | null> {
  const key = findKey(link, book)
  if (key === null) return link !== null && OBJECT_LINK.test(link) ? null : link
  return links.toLink(key)
}

function findKey(link: string | null, { id, domainId }: Pick<BookRow, 'id' | 'domainId'>): string | null {
  if (link === null) return null
  const [own] = collectObjectKeys(link, id)
  if (own !== undefined) return own
  const key = OBJECT_LINK.exec(link)?.[1]
  return key !== undefined && isDomainFileKey(key) && key.startsWith(`domain-files/${domainId}/`) ? key : null
}
