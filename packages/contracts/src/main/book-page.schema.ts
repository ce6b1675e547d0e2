import { bookKinds, type BookKind } from '@lectern/core/book'
import { z } from 'zod'
import { LanguageCode } from '../shared.schema'

/** Microseconds of a book's last change and its id. */
export const BookCursor = z.string().regex(/^\d{1,16}-\d{1,15}$/, 'the cursor of a book in an earlier page')

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
    description: 'The cursor of the last book of a page; returns the books that follow it',
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
})

export interface BookPage {
  readonly limit: number
  readonly after: { readonly microseconds: number; readonly id: number } | null
  /** Words to be found. */
  readonly search: readonly string[]
  readonly isAuthored: boolean
  readonly language: string | null
  readonly kind: BookKind | null
  readonly state: PublicationState | null
}

/** More words than a title has narrow nothing. */
const maxSearchWords = 8

/** Returns the page that a query asks for; null if it asks for every book. */
export function readBookPage(query: z.output<typeof BookPageQuery>): BookPage | null {
  if (Object.values(query).every((value) => value === undefined)) return null
  const [microseconds, id] = query.after?.split('-').map(Number) ?? []
  return {
    limit: query.limit ?? defaultLimit,
    after: microseconds === undefined || id === undefined ? null : { microseconds, id },
    search: query.search?.split(/\s+/).filter(Boolean).slice(0, maxSearchWords) ?? [],
    isAuthored: query.authored === 'true' || query.state !== undefined,
    language: query.language ?? null,
    kind: query.kind ?? null,
    state: query.state ?? null,
  }
}
