import { defaultPrimaryColor, type BookInfo } from '@lectern/core/book'

/**
 * The colour of a trigger, else of the book's theme, else of the partner, else the product's own. An empty text counts
 * as none; no colour is checked.
 *
 * @example
 * primaryColor({ book: { theme_data: { primary_color: '#336699' } } }) // => '#336699'
 * primaryColor({}) // => '#597DCE'
 */
export function primaryColor(of: {
  trigger?: { primaryColor?: string | null | undefined } | null
  book?: Pick<BookInfo, 'theme_data'> | null
  partner?: { color: string | null } | null
}): string {
  return of.trigger?.primaryColor || of.book?.theme_data?.primary_color || of.partner?.color || defaultPrimaryColor
}
