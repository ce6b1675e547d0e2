import type { BookKind } from '@lectern/core/book'

/** A book in the library. */
export interface LibraryBook {
  readonly id: number
  readonly title: string
  /** Language of title and description; null when unknown. */
  readonly titleLanguage: string | null
  readonly description: string | null
  readonly coverLink: string | null
  readonly languages: readonly string[]
  /** Empty for an unpublished book. */
  readonly kinds: readonly BookKind[]
  readonly pageCount: number
  readonly durationSeconds: number
  readonly isPublished: boolean
  /** The book's own colour, `#rrggbb`, for a cover without a picture. */
  readonly color: string | null
  readonly href: string
  /** Last place on this device, from page 2 on; null for a book that was not started. */
  readonly keptPage: number | null
}
