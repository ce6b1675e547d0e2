import { useEffect, useState } from 'react'
import type { ReturnTo } from '../book-header'
import type { PartnerLooksOptions } from '../partner/apply-partner-looks'

/**
 * Applies a partner's colour and link back to a book. The code loads only for books with a colour or a partner.
 * @returns the site to return to; null for the library
 */
export function usePartnerLooks({ book, partner, returnUrl, onReturn }: PartnerLooksOptions): ReturnTo | null {
  const [returnTo, setReturnTo] = useState<ReturnTo | null>(null)
  useEffect(() => {
    if (!(returnUrl || book.theme_data.primary_color || partner?.color || partner?.returnLink)) return
    const worn = new AbortController()
    import('../partner/apply-partner-looks').then(({ applyPartnerLooks }) => {
      if (!worn.signal.aborted) setReturnTo(applyPartnerLooks({ book, partner, returnUrl, onReturn }, worn.signal))
    }, console.error)
    return () => {
      worn.abort()
      // The link back belongs to this book only.
      setReturnTo(null)
    }
  }, [book, partner, returnUrl, onReturn])
  return returnTo
}
