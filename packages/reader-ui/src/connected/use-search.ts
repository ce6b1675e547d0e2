import { startTransition, useEffect, useState } from 'react'
import type { AddressBar } from '../address/address-bar'

/**
 * Returns the query of the address. After a change the screen is rendered in pieces between frames: the address follows each
 * turned page, and a slow phone takes 40 ms to render an open book with all its tools.
 */
export function useSearch(bar: AddressBar): string {
  const [search, setSearch] = useState(bar.search)
  useEffect(() => {
    const follow = () => startTransition(() => setSearch(bar.search()))
    follow()
    return bar.subscribe(follow)
  }, [bar])
  return search
}
