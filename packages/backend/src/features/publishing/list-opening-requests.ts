import { BookOutline, BookPart } from '@lectern/contracts/main'
import { addCoverChapter, applyBookRules, listImageSources, matchLanguage, pickVariation } from '@lectern/core/book'
import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { publishedPartKey } from '../../entities/objects/object-keys'
import { cacheJson } from '../../platform/caching/cache-json'
import { readObject } from '../../platform/objects/read-object'
import { findPublication } from './published-books.service'
import { readStoredOutline } from './published-parts.service'
import type { PublishingServices } from './publishing-services'

/** The place and languages that an address of the reader names. */
export interface OpeningAddress {
  readonly bookId: number
  readonly chapterId: number | null
  readonly pageId: number | null
  /** Languages of the reader, the preferred one first. */
  readonly languages: readonly string[]
}

/** Addresses that a reader requests before the first page is seen. */
export interface OpeningRequests {
  /** Paths of JSON responses. */
  readonly data: readonly string[]
  /** The first page image; null if it is not known. */
  readonly image: {
    readonly link: string
    /** Its widths, as the reader requests them; null for an image in one width. */
    readonly sources: string | null
  } | null
}

const nothing: OpeningRequests = { data: [], image: null }
const Requests = z.object({
  data: z.array(z.string()),
  image: z.object({ link: z.string(), sources: z.string().nullable() }).nullable(),
})

/**
 * Lists what a reader who opens the book requests first, so that a browser can begin before it has the reader's script. Empty
 * for a book that not everybody may read.
 */
export async function listOpeningRequests(
  services: PublishingServices,
  address: OpeningAddress,
): Promise<OpeningRequests> {
  const { bookId, chapterId, pageId, languages } = address
  const publication = await findPublic(services, bookId)
  if (publication === null) return nothing
  const place = [chapterId, pageId, languages].join(' ')
  const kept = cacheJson(services.bodies, `${publication.objectKey} opening ${place}`, {
    tag: publication.contentHash,
    isReadByMany: false,
    make: async () => {
      const text = new TextDecoder().decode(await readStoredOutline(services, bookId, publication))
      const requests = await findRequests(services, BookOutline.parse(JSON.parse(text)), address)
      return new TextEncoder().encode(JSON.stringify(requests))
    },
  })
  return Requests.parse(JSON.parse(new TextDecoder().decode(await kept.json())))
}

async function findPublic(services: PublishingServices, bookId: number) {
  try {
    const publication = await findPublication(services, null, bookId)
    return publication.visibility === 'public' ? publication : null
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not-found') return null
    throw error
  }
}

async function findRequests(
  { objects }: PublishingServices,
  { book, parts }: z.infer<typeof BookOutline>,
  { bookId, chapterId, pageId, languages }: OpeningAddress,
): Promise<OpeningRequests> {
  const path = `/file/bookData/${bookId}`
  const data = [`${path}/outline`, `${path}/partner`]
  const { chapters } = addCoverChapter(applyBookRules(book, null), { mode: null })
  const readable = chapters.filter(({ pages }) => pages.length > 0)
  const chapter = readable.find(({ id }) => id === chapterId) ?? readable[0]
  const wanted = readable.flatMap(({ pages }) => pages).find((page) => page.pageId === pageId)
  const page = wanted ?? chapter?.pages[0]
  if (page === undefined) return { data, image: null }
  const chosen = chooseLanguage(book.bookInfo.languages, languages)
  const pages = book.chapters.flatMap((each) => each.pages)
  const index = pages.findIndex((each) => each.pageId === page.pageId)
  const part = findPart(parts, index)
  if (part === null) return { data, image: findImage(page.variations, chosen) }
  const json = await readObject(objects, publishedPartKey(bookId, part))
  if (json === null) return { data, image: null }
  const { pages: loaded } = BookPart.parse(JSON.parse(new TextDecoder().decode(json)))
  const variations = loaded.find((each) => each.pageId === page.pageId)?.variations
  return { data: [...data, `${path}/parts/${part}`], image: variations ? findImage(variations, chosen) : null }
}

/** Returns the part of the page at an index, counted over all chapters; null for a page that no part has. */
function findPart(parts: z.infer<typeof BookOutline>['parts'], index: number): string | null {
  let end = 0
  for (const { id, pageCount } of index < 0 ? [] : parts) {
    end += pageCount
    if (index < end) return id
  }
  return null
}

function chooseLanguage(available: readonly string[], wanted: readonly string[]): string | undefined {
  for (const language of wanted) {
    const found = matchLanguage(available, language)
    if (found !== null) return found
  }
  return available[0]
}

/** Other hosts are left out: a page may only name what it would load anyway. */
function findImage(
  variations: readonly {
    readonly variation: string
    readonly pageImageLink?: string | null | undefined
    readonly imageWidth?: number | null | undefined
  }[],
  chosen: string | undefined,
): OpeningRequests['image'] {
  const shown = pickVariation(variations, chosen === undefined ? {} : { chosen })
  const link = shown?.pageImageLink
  return link?.startsWith('/objects/') ? { link, sources: listImageSources(link, shown?.imageWidth) ?? null } : null
}
