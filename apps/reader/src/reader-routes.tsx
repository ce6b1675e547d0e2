import type { KeyStorage, SessionKeeper, SignInRequest } from '@lectern/api-client/session'
import { useSession } from '@lectern/api-client/session'
import { BookPage, LateLibraryPage, useSearch, type AddressBar } from '@lectern/reader-ui'
import { changeAddress, readAddress } from '@lectern/reader-ui/address'
import { LinkProvider } from '@lectern/ui'
import { useCallback, useMemo, useState } from 'react'

export interface ReaderRoutesProps {
  readonly bar: AddressBar
  readonly session: SessionKeeper
  readonly storage: KeyStorage
  /** Preferred languages, best first. */
  readonly languages: readonly string[]
  /** Replaces the reader by the sign-in screen. */
  readonly onSignIn: (request: SignInRequest) => void
  /** In a frame: asks the host page to navigate; returns true if it will. */
  readonly onReturn: ((href: string) => boolean) | undefined
}

const STUDIO = '/studio/'

/** Renders the book that the address names, or the library. Other parameters of the address are kept. */
export function ReaderRoutes({ bar, session, storage, languages, onSignIn, onReturn }: ReaderRoutesProps) {
  const search = useSearch(bar)
  const address = useMemo(() => readAddress(search), [search])
  const user = useSession(session)
  // Later screens take the focus, because the element that had it is gone. The first screen of a visit does not.
  const [visit, setVisit] = useState({ book: address.book, hasMoved: false })
  if (visit.book !== address.book) setVisit({ book: address.book, hasMoved: true })
  const follow = useCallback(
    (href: string) => {
      const target = new URL(href, window.location.href)
      // In a frame the page is loaded again, because another book may allow other host sites.
      if (target.pathname === window.location.pathname && onReturn === undefined) bar.push(target.search, 0)
      else window.location.assign(target)
    },
    [bar, onReturn],
  )
  const libraryHref = `/${changeAddress(search, { book: null, chapter: null, page: null, variation: null })}`
  const studioHref = user?.role === 'user' ? STUDIO : null

  if (address.book !== null || address.isBookInvalid) {
    return (
      <LinkProvider follow={follow}>
        <BookPage
          key={address.book}
          session={session}
          onSignIn={onSignIn}
          bookId={address.book}
          address={address}
          bar={bar}
          libraryHref={libraryHref}
          storage={storage}
          languages={languages}
          takesFocus={visit.hasMoved}
          onReturn={onReturn}
          onLanguageChoice={(variation) => bar.replace(changeAddress(bar.search(), { variation }))}
        />
      </LinkProvider>
    )
  }
  return (
    <LinkProvider follow={follow}>
      <LateLibraryPage
        bar={bar}
        session={session}
        studioHref={studioHref}
        storage={storage}
        takesFocus={visit.hasMoved}
      />
    </LinkProvider>
  )
}
