import type { BookInfo } from '@lectern/core/book'
import { chooseAccent } from '@lectern/ui/tokens'

/**
 * The colour of a trigger, else of the book's theme, else of the partner, else the product's own. What is no colour
 * counts as none.
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
  return chooseAccent(of.trigger?.primaryColor, of.book?.theme_data?.primary_color, of.partner?.color)
}
