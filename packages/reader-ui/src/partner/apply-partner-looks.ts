import { applyPageAccent } from '@lectern/ui'
import type { ReturnTo } from '../book-header'
import { highlightProperties } from '../highlight/highlight-properties'
import { choosePrimaryColor } from '../theme/choose-primary-color'
import { chooseReturnHref, type ReturnPartner } from './choose-return-href'
import { toReturnTo } from './to-return-to'

export interface PartnerLooksOptions {
  readonly book: { readonly theme_data: { readonly primary_color?: string | undefined } }
  /** null: unknown or not loaded yet. */
  readonly partner: (ReturnPartner & { readonly color: string | null }) | null
  /** As written in the address. */
  readonly returnUrl: string | null
  /** Asks the host page to navigate to the address; returns true if it will. */
  readonly onReturn?: ((href: string) => boolean) | undefined
}

/**
 * Applies the colour of the book or of its partner to the document.
 * @returns the site to return to; null for the library
 */
export function applyPartnerLooks(
  { book, partner, returnUrl, onReturn }: PartnerLooksOptions,
  until: AbortSignal,
): ReturnTo | null {
  applyPageAccent(choosePrimaryColor({ book, partner }), until)
  const ownColor = book.theme_data.primary_color
  if (ownColor && CSS.supports('color', ownColor)) {
    const { style } = document.documentElement
    style.setProperty(highlightProperties.book, ownColor)
    until.addEventListener('abort', () => style.removeProperty(highlightProperties.book))
  }
  const href = chooseReturnHref(returnUrl, partner)
  if (href === null) return null
  return toReturnTo(href, onReturn)
}
