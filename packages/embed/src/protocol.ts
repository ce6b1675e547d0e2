/**
 * Messages between a page that shows a book and the reader in its frame. Every message carries the protocol version;
 * messages of another version are ignored. Listeners must check the origin too: see `isFrom`.
 */
export const PROTOCOL_VERSION = 1

/** Query parameter with the page's origin. The reader posts to that origin only. */
export const HOST_PARAMETER = 'host'

/** Query parameter of a page that will sign its reader in: until then the reader does not say that it cannot open a book. */
export const TOKEN_AWAITED_PARAMETER = 'awaitsToken'

/** Messages from the reader to the page. */
export type ReaderMessage =
  | { readonly type: 'ready'; readonly bookId: number; readonly language: string; readonly pageCount: number }
  | { readonly type: 'page'; readonly chapterId: number; readonly pageId: number; readonly pageNumber: number }
  /** Number of pages of the book that were on screen in this visit. */
  | { readonly type: 'progress'; readonly seenPages: number; readonly pageCount: number }
  | { readonly type: 'playback'; readonly state: PlaybackState }
  /** A quiz was graded. `score` is the fraction of right answers, 0 to 1. */
  | { readonly type: 'quiz'; readonly quizId: number; readonly score: number }
  /**
   * The end of the book: its last narration has ended, the reader has turned past its last page, or, in a book without narration,
   * the last page is shown. Sent again only after another page was shown.
   */
  | { readonly type: 'end'; readonly bookId: number }
  /** The book is not open. The reader waits for a `signIn`, which opens it to readers who may read it. */
  | { readonly type: 'failed'; readonly reason: FailureReason }
  /** Somebody was signed in or out in the reader, or a token of `signIn` was not accepted. */
  | { readonly type: 'session'; readonly state: SessionState }
  /** The reader asks to go to this address, which belongs to a site that the book's partner allows. */
  | { readonly type: 'exit'; readonly returnUrl: string }

/** `blocked`: the browser lets sound start only after a press in the reader. */
export type PlaybackState = 'playing' | 'paused' | 'blocked'

/**
 * Reason why a book is not open. `unnamed`: the address names something that is no book. `missing`: no such book, or hidden from
 * this reader. `needs-sign-in`: nobody is signed in, `not-allowed`: the signed-in reader lacks the right. `empty`: it has no
 * pages. `unreachable`: it could not be loaded.
 */
export type FailureReason = (typeof failureReasons)[number]
const failureReasons = ['unnamed', 'missing', 'needs-sign-in', 'not-allowed', 'empty', 'unreachable'] as const

/**
 * `ended`: the reader has signed out, or the server does not accept the token (any longer). `unreadable-token`: the token of
 * `signIn` has another form. `other-reader`: somebody else is signed in already, and stays so.
 */
export type SessionState = (typeof sessionStates)[number]
const sessionStates = ['signed-in', 'ended', 'unreadable-token', 'other-reader'] as const

/** Looks of the reader. `system` follows the operating system between light and dark. */
export type ReaderTheme = (typeof readerThemes)[number]
export const readerThemes = ['dark', 'light', 'system', 'contrast'] as const

/** Commands from the page to the reader. */
export type HostCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'goTo'; readonly pageId: number }
  /** Shows the book in another of its languages. */
  | { readonly type: 'setVariation'; readonly variation: string }
  | { readonly type: 'setTheme'; readonly theme: ReaderTheme }
  /** Sets the language of the reader's own texts. */
  | { readonly type: 'setLocale'; readonly locale: string }
  /** Signs in a reader whom the page knows. The token is that of the parameter `token`. */
  | { readonly type: 'signIn'; readonly token: string }

/** A message as it is posted. */
export function wrapMessage<M extends ReaderMessage | HostCommand>(message: M): M & { readonly lectern: number } {
  return { ...message, lectern: PROTOCOL_VERSION }
}

/** Returns true when a message comes from the given window and origin. */
export function isFrom(
  event: { readonly origin: string; readonly source: unknown },
  partner: { readonly window: unknown; readonly origin: string },
): boolean {
  return event.source === partner.window && event.origin === partner.origin
}

/** Returns null for anything that is not a message of the reader in this version. */
export function readReaderMessage(data: unknown): ReaderMessage | null {
  const field = fieldsOf(data)
  const pageCount = field('pageCount')
  switch (field('type')) {
    case 'ready': {
      const [bookId, language] = [field('bookId'), field('language')]
      return isId(bookId) && typeof language === 'string' && isCount(pageCount)
        ? { type: 'ready', bookId, language, pageCount }
        : null
    }
    case 'page': {
      const [chapterId, pageId, pageNumber] = [field('chapterId'), field('pageId'), field('pageNumber')]
      return isId(chapterId) && isId(pageId) && isCount(pageNumber)
        ? { type: 'page', chapterId, pageId, pageNumber }
        : null
    }
    case 'progress': {
      const seenPages = field('seenPages')
      return isCount(seenPages) && isCount(pageCount) && seenPages <= pageCount
        ? { type: 'progress', seenPages, pageCount }
        : null
    }
    case 'playback': {
      const state = field('state')
      return state === 'playing' || state === 'paused' || state === 'blocked' ? { type: 'playback', state } : null
    }
    case 'quiz': {
      const [quizId, score] = [field('quizId'), field('score')]
      return isId(quizId) && typeof score === 'number' && score >= 0 && score <= 1
        ? { type: 'quiz', quizId, score }
        : null
    }
    case 'end': {
      const bookId = field('bookId')
      return isId(bookId) ? { type: 'end', bookId } : null
    }
    case 'failed': {
      const reason = failureReasons.find((known) => known === field('reason'))
      return reason === undefined ? null : { type: 'failed', reason }
    }
    case 'session': {
      const state = sessionStates.find((known) => known === field('state'))
      return state === undefined ? null : { type: 'session', state }
    }
    case 'exit': {
      const returnUrl = field('returnUrl')
      return typeof returnUrl === 'string' && /^https?:\/\//i.test(returnUrl) ? { type: 'exit', returnUrl } : null
    }
    default:
      return null
  }
}

/** Returns null for anything that is not a command in this version. */
export function readHostCommand(data: unknown): HostCommand | null {
  const field = fieldsOf(data)
  const type = field('type')
  switch (type) {
    case 'play':
    case 'pause':
      return { type }
    case 'goTo': {
      const pageId = field('pageId')
      return isId(pageId) ? { type, pageId } : null
    }
    case 'signIn': {
      const token = field('token')
      return isText(token) ? { type, token } : null
    }
    case 'setVariation': {
      const variation = field('variation')
      return isText(variation) ? { type, variation } : null
    }
    case 'setTheme': {
      const theme = readerThemes.find((known) => known === field('theme'))
      return theme === undefined ? null : { type, theme }
    }
    case 'setLocale': {
      const locale = field('locale')
      return isText(locale) ? { type, locale } : null
    }
    default:
      return null
  }
}

function fieldsOf(data: unknown): (name: string) => unknown {
  const isOurs = typeof data === 'object' && data !== null && Reflect.get(data, 'lectern') === PROTOCOL_VERSION
  return (name): unknown => (isOurs ? Reflect.get(data, name) : undefined)
}

/** Accepts whole numbers. Pages that are made for a book, such as a cover, have negative ids. */
function isId(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isCount(value: unknown): value is number {
  return isId(value) && value >= 0
}
