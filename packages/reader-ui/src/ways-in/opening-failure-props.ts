import type { BookPartner } from '@lectern/api-client/main/reading'
import type { SessionKeeper, SignInRequest } from '@lectern/api-client/session'
import type { AddressBar } from '../address/address-bar'
import type { ReaderAddress } from '../address/read-address'
import type { QuizPopupProps } from '../quiz/quiz-popup'
import type { OpeningFailure } from '../book-opening/opening-failure'

/** Actions offered on a screen that replaces a book. */
export interface WaysOut {
  readonly address: ReaderAddress
  readonly libraryHref: string
  readonly session: SessionKeeper
  /** Replaces this screen by the sign-in screen. Does nothing in a frame, where sign-in must not be shown. */
  readonly onSignIn: (request: SignInRequest) => void
  /** Only in a frame: asks the host page to navigate to the address; returns true if it will. */
  readonly onReturn?: ((href: string) => boolean) | undefined
}

export interface OpeningFailureProps extends WaysOut {
  readonly failure: OpeningFailure
  readonly bar: AddressBar
  /** The book's partner; null if unknown. */
  readonly partner: BookPartner | null
  /** The book that is open and has no pages. */
  readonly empty?: Pick<QuizPopupProps, 'book' | 'storage'> | undefined
  readonly onRetry: () => void
  readonly isRetrying: boolean
  /** Error of the last attempt. */
  readonly error?: unknown
  /** True if this screen replaces another one and must take the focus. */
  readonly takesFocus: boolean
}
