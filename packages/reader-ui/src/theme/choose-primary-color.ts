import type { BookInfo } from '@lectern/core/book'
import { chooseAccent } from '@lectern/ui/tokens'

/**
 * Returns the colour of a trigger, else of the book's theme, else of the partner, else the product's default. Invalid colours
 * are skipped.
 *
 * @example
 * choosePrimaryColor({ book: { theme_data: { primary_color: '#336699' } } }) // => '#336699'
 * choosePrimaryColor({}) // => '#597DCE'
 */
export function choosePrimaryColor(of: {
  trigger?: { primaryColor?: string | null | undefined } | null
  book?: Pick<BookInfo, 'theme_data'> | null
  partner?: { color: string | null } | null
}): string {
  return chooseAccent(of.trigger?.primaryColor, of.book?.theme_data?.primary_color, of.partner?.color)
}
