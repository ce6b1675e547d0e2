import type { PublicationState } from '@lectern/api-client/main/library'

export const librarySorts = ['newest', 'title'] as const
export type LibrarySort = (typeof librarySorts)[number]

/** The part of the library that an address shows. */
export interface LibraryView {
  readonly find: string
  readonly state: PublicationState | null
  readonly sort: LibrarySort
}

const states: readonly PublicationState[] = ['draft', 'published', 'changed']

/** Reads the view of the library from the query of an address; unknown values count as none. */
export function readLibraryView(query: URLSearchParams): LibraryView {
  return {
    find: query.get('find') ?? '',
    state: states.find((state) => state === query.get('state')) ?? null,
    sort: query.get('sort') === 'title' ? 'title' : 'newest',
  }
}

/** Returns the query that shows a view of the library; what is by default is left out. */
export function writeLibraryView({ find, state, sort }: LibraryView): URLSearchParams {
  return new URLSearchParams({
    ...(find === '' ? {} : { find }),
    ...(state === null ? {} : { state }),
    ...(sort === 'newest' ? {} : { sort }),
  })
}
