import type { SessionKeeper } from '@lectern/api-client/session'
import type { AddressBar, PlaceStorage } from '@lectern/reader-ui'
import type { StoredLocale } from '@lectern/ui'
import type { ReaderStore } from '../create-reader-store'

/** The parts of the reader that a host page controls. */
export interface HostedParts {
  readonly store: ReaderStore
  readonly session: SessionKeeper
  readonly bar: AddressBar
  readonly locale: StoredLocale
  readonly storage: PlaceStorage
}
