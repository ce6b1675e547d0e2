/** A book on the shelf. */
export interface LibraryBook {
  readonly id: number
  readonly title: string
  /** Of title and description; null when nobody knows. */
  readonly titleLanguage: string | null
  readonly description: string | null
  readonly coverLink: string | null
  readonly languages: readonly string[]
  readonly pageCount: number
  readonly durationSeconds: number
  readonly isPublished: boolean
  /** The book's own colour, `#rrggbb`, for a cover that has no picture. */
  readonly color: string | null
  readonly href: string
  /** Where it was left on this device, from page 2 on; null for a book that was not begun. */
  readonly keptPage: number | null
}
