import { bookKinds, type BookKind } from '@lectern/core/book'
import { useSyncExternalStore } from 'react'
import type { AddressBar } from '../address/address-bar'
import { changeAddress } from '../address/change-address'
import type { LibrarySort } from '../library'

/** Filter and order of the library, read from the address. A change replaces the address, so that Back leaves the library. */
export interface LibraryFilter {
  /** Text of the search; null without one. */
  readonly text: string | null
  readonly kind: BookKind | null
  readonly sort: LibrarySort
  /** @param text empty for every book */
  readonly setText: (text: string) => void
  readonly setKind: (kind: BookKind | null) => void
  readonly setSort: (sort: LibrarySort) => void
  /** Shows every book; the order stays. */
  readonly clear: () => void
}

const parameters = { text: 'q', kind: 'kind', sort: 'sort' } as const

const everyBook = { [parameters.text]: null, [parameters.kind]: null } as const

/** Changes of an address that leave filter and order out of it, for the addresses of books. */
export const withoutFilter = { ...everyBook, [parameters.sort]: null } as const

export function useLibraryFilter(bar: AddressBar): LibraryFilter {
  const search = useSyncExternalStore(bar.subscribe, bar.search)
  const change = (changes: Readonly<Record<string, string | null>>) => {
    const next = changeAddress(bar.search(), changes)
    if (next !== bar.search()) bar.replace(next)
  }
  const values = new URLSearchParams(search)
  const named = values.get(parameters.kind)
  return {
    text: values.get(parameters.text),
    kind: bookKinds.find((kind) => kind === named) ?? null,
    sort: values.get(parameters.sort) === 'title' ? 'title' : 'newest',
    setText: (text) => change({ [parameters.text]: text === '' ? null : text }),
    setKind: (kind) => change({ [parameters.kind]: kind }),
    setSort: (sort) => change({ [parameters.sort]: sort === 'newest' ? null : sort }),
    clear: () => change(everyBook),
  }
}
