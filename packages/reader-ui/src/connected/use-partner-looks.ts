import { useEffect, useState } from 'react'
import type { ReturnTo } from '../book-header'
import type { Wearer } from '../partner/wear-partner'

/**
 * Shows a book as its partner has it. Most books look as the product does: what a partner changes is loaded where there
 * is something to change.
 * @returns where the reader is led back to; null is home
 */
export function usePartnerLooks({ book, partner, returnUrl, onReturn }: Wearer): ReturnTo | null {
  const [returnTo, setReturnTo] = useState<ReturnTo | null>(null)
  useEffect(() => {
    if (!(returnUrl || book.theme_data.primary_color || partner?.color || partner?.returnLink)) return
    const worn = new AbortController()
    import('../partner/wear-partner').then(({ wearPartner }) => {
      if (!worn.signal.aborted) setReturnTo(wearPartner({ book, partner, returnUrl, onReturn }, worn.signal))
    }, console.error)
    return () => {
      worn.abort()
      // The way back is that of this book alone.
      setReturnTo(null)
    }
  }, [book, partner, returnUrl, onReturn])
  return returnTo
}
