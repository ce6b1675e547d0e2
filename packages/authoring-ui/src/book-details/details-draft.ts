import type { BookCreator, BookInfo, Category, ThemeData, Visibility } from '@lectern/api-client/main'

/** The cover as it is stored, or the one that the next save sets. */
export type CoverChoice =
  | { readonly kind: 'stored'; readonly link: string | null }
  | { readonly kind: 'file'; readonly file: File; readonly link: string }
  | { readonly kind: 'page'; readonly variationId: number; readonly link: string }

export interface CreatorDraft {
  /** Null for a creator who is named here and may be new. */
  readonly id: number | null
  readonly name: string
  /** Empty for none. */
  readonly role: string
}

/** The fields of a book as its author edits them. */
export interface DetailsDraft {
  readonly title: string
  readonly description: string
  readonly cover: CoverChoice
  /** Names, as those of series and tags. */
  readonly categories: readonly string[]
  readonly series: readonly string[]
  readonly tags: readonly string[]
  readonly creators: readonly CreatorDraft[]
  /** `#rrggbb`; null for the usual colour. */
  readonly color: string | null
  readonly visibility: Visibility
}

/** The details of a book as the server has them. */
export interface StoredDetails {
  readonly draft: DetailsDraft
  /** Revision of the fields; null if the server sent none. */
  readonly revision: number | null
  /** The whole theme, of which this screen edits the colour only. */
  readonly theme: ThemeData
}

/** Returns the details of a book from the server's responses. */
export function readDetails(
  book: BookInfo,
  categories: readonly Category[],
  creators: readonly BookCreator[],
): StoredDetails {
  const { series = [], tags = [] } = book
  return {
    draft: {
      title: book.title,
      description: book.description ?? '',
      cover: { kind: 'stored', link: book.cover_image },
      categories: categories.map(({ name }) => name),
      series,
      tags,
      creators: creators.map(({ id, name, role }) => ({ id, name, role: role ?? '' })),
      color: book.theme_data.primary_color ?? null,
      visibility: book.visibility,
    },
    revision: book.revision ?? null,
    theme: book.theme_data,
  }
}
