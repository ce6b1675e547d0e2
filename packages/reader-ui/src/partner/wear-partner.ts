import { wearAccent } from '@lectern/ui'
import type { ReturnTo } from '../book-header'
import { primaryColor } from '../theme/primary-color'
import { chooseReturnHref, type ReturnPartner } from './choose-return-href'

export interface Wearer {
  readonly book: { readonly theme_data: { readonly primary_color?: string | undefined } }
  /** null: not known, or not yet. */
  readonly partner: (ReturnPartner & { readonly color: string | null }) | null
  /** As the address has it. */
  readonly returnUrl: string | null
  /** Leaves for the site that shows the book, and says whether that site does the rest. */
  readonly onReturn?: ((href: string) => boolean) | undefined
}

/**
 * Gives the page the colour of the book or of its partner.
 * @returns where the reader is led back to; null is home
 */
export function wearPartner({ book, partner, returnUrl, onReturn }: Wearer, until: AbortSignal): ReturnTo | null {
  wearAccent(primaryColor({ book, partner }), until)
  const href = chooseReturnHref(returnUrl, partner)
  if (href === null) return null
  return {
    site: new URL(href).hostname,
    link: {
      href,
      // Out of the frame as well, where there is one.
      target: '_top',
      onClick(event) {
        if (onReturn?.(href) === true) event.preventDefault()
      },
    },
  }
}
