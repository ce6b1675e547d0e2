import { useMemo } from 'react'
import type { ReaderAddress } from '../address/read-address'

/**
 * Returns the same address until something else than its place changes. The address follows each page turn, and what is given
 * the whole of it would be rendered again after each.
 */
export function useAddressBesidePlace(address: ReaderAddress): ReaderAddress {
  const key = JSON.stringify({ ...address, chapter: null, page: null })
  // The key stands for the address.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => address, [key])
}
