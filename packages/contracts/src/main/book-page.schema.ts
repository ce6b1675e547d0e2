import { bookKinds, type BookKind } from '@lectern/core/book'
import { z } from 'zod'
import { LanguageCode } from '../shared.schema'

/** Microseconds of a book's last change, or the start of its title in hexadecimal UTF-8, and its id. */
export const BookCursor = z
  .string()
  .regex(/^(\d{1,16}-|([1-9a-f][0-9a-f]|0[1-9a-f]){1,800}\.)\d{1,15}$/, 'the cursor of a book in an earlier page')

const bookSorts = ['newest', 'title'] as const
/** Languages by whose alphabet titles are sorted. */
const titleLocales = ['en', 'es'] as const
type TitleLocale = (typeof titleLocales)[number]

/** States of a book's publication. */
export const publicationStates = ['draft', 'published', 'changed'] as const
export type PublicationState = (typeof publicationStates)[number]

const defaultLimit = 50

/** A call without any of these parameters returns every book. */
export const BookPageQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: `Books of the page; ${defaultLimit} if only another parameter is given` }),
  after: BookCursor.optional().meta({
    description:
      'The cursor of the last book of a page; returns the books that follow it. A cursor of the other order begins at the first page.',
  }),
  search: z
    .string()
    .trim()
    .max(300)
    .refine((text) => !text.includes('\0'), 'holds a NUL character')
    .optional()
    .meta({
      description:
        'Words that its title or the first 300 characters of its description contain, for its authors also its identifier; case and accents do not matter',
    }),
  authored: z.enum(['true', 'false']).optional().meta({ description: 'true: only books that the caller may change' }),
  language: LanguageCode.optional().meta({ description: 'Only books in this language' }),
  state: z.enum(publicationStates).optional().meta({
    description: 'Only books that the caller may change in this state; changed: published, and changed since',
  }),
  kind: z.enum(bookKinds).optional().meta({ description: 'Only books that were published as this kind' }),
  sort: z.enum(bookSorts).optional().meta({
    description: 'newest, the default: by the last change; title: in alphabetical order, numbers by their value',
  }),
  locale: z.enum(titleLocales).optional().meta({
    description: 'The language by whose alphabet titles are sorted; en by default',
  }),
})

/** Order of a list of books, and the place after which a page of it begins; null for the first page. */
export type BookOrder =
  | { readonly kind: 'newest'; readonly after: { readonly microseconds: number; readonly id: number } | null }
  | {
      readonly kind: 'title'
      readonly locale: TitleLocale
      readonly after: { readonly title: string; readonly id: number } | null
    }

export interface BookPage {
  readonly limit: number
  readonly order: BookOrder
  /** Words to be found. */
  readonly search: readonly string[]
  readonly isAuthored: boolean
  readonly language: string | null
  readonly kind: BookKind | null
  readonly state: PublicationState | null
}

/** More words than a title has narrow nothing. */
const maxSearchWords = 8

/**
 * Returns the page that a query asks for; null if it asks for every book. A cursor of the other order begins at the first
 * page.
 */
export function readBookPage(query: z.output<typeof BookPageQuery>): BookPage | null {
  if (Object.values(query).every((value) => value === undefined)) return null
  return {
    limit: query.limit ?? defaultLimit,
    order:
      query.sort === 'title'
        ? { kind: 'title', locale: query.locale ?? 'en', after: readTitleCursor(query.after ?? '') }
        : { kind: 'newest', after: readTimeCursor(query.after ?? '') },
    search: query.search?.split(/\s+/).filter(Boolean).slice(0, maxSearchWords) ?? [],
    isAuthored: query.authored === 'true' || query.state !== undefined,
    language: query.language ?? null,
    kind: query.kind ?? null,
    state: query.state ?? null,
  }
}

function readTimeCursor(cursor: string) {
  const [microseconds, id] = cursor.split('-').map(Number)
  return microseconds === undefined || id === undefined ? null : { microseconds, id }
}

function readTitleCursor(cursor: string) {
  const [title = '', id] = cursor.split('.')
  if (id === undefined) return null
  const bytes = Array.from(title.matchAll(/../g), ([pair]) => Number.parseInt(pair, 16))
  return { title: new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes)), id: Number(id) }
}
