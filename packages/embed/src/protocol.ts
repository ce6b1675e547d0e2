/**
 * The messages between a page that shows a book and the reader in its frame. Every message carries the version; a
 * message of another version is not read. Whoever listens checks the origin as well: see `isFrom`.
 */
export const PROTOCOL_VERSION = 1

/** The query parameter that names the page's own origin to the reader, which speaks to that one only. */
export const HOST_PARAMETER = 'host'

/** What the reader tells the page. */
export type ReaderMessage =
  | { readonly type: 'ready'; readonly bookId: number; readonly language: string; readonly pageCount: number }
  | { readonly type: 'page'; readonly chapterId: number; readonly pageId: number; readonly pageNumber: number }
  /** How many of the book's pages were on screen in this visit. */
  | { readonly type: 'progress'; readonly seenPages: number; readonly pageCount: number }
  | { readonly type: 'playback'; readonly state: PlaybackState }
  /** A quiz was graded. `score` is the share of right answers, 0 to 1. */
  | { readonly type: 'quiz'; readonly quizId: number; readonly score: number }
  /** The reader wants to go back to that address, of a site that the book's partner allows. */
  | { readonly type: 'exit'; readonly returnUrl: string }

/** `blocked`: the browser wants the reader to be pressed before it lets it sound. */
export type PlaybackState = 'playing' | 'paused' | 'blocked'

/** What the page asks the reader to do. */
export type HostCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'goTo'; readonly pageId: number }

/** A message as it is posted. */
export function wrapMessage<M extends ReaderMessage | HostCommand>(message: M): M & { readonly lectern: number } {
  return { ...message, lectern: PROTOCOL_VERSION }
}

/** Whether a message comes from the one window and origin that are listened to. */
export function isFrom(
  event: { readonly origin: string; readonly source: unknown },
  partner: { readonly window: unknown; readonly origin: string },
): boolean {
  return event.source === partner.window && event.origin === partner.origin
}

/** null for everything that is not a message of the reader in this version. */
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
    case 'exit': {
      const returnUrl = field('returnUrl')
      return typeof returnUrl === 'string' && /^https?:\/\//i.test(returnUrl) ? { type: 'exit', returnUrl } : null
    }
    default:
      return null
  }
}

/** null for everything that is not a command in this version. */
export function readHostCommand(data: unknown): HostCommand | null {
  const field = fieldsOf(data)
  const type = field('type')
  if (type === 'play' || type === 'pause') return { type }
  const pageId = field('pageId')
  return type === 'goTo' && isId(pageId) ? { type, pageId } : null
}

function fieldsOf(data: unknown): (name: string) => unknown {
  const isOurs = typeof data === 'object' && data !== null && Reflect.get(data, 'lectern') === PROTOCOL_VERSION
  return (name): unknown => (isOurs ? Reflect.get(data, name) : undefined)
}

/** A whole number; what is made for a book, such as a cover, has one below 0. */
function isId(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isCount(value: unknown): value is number {
  return isId(value) && value >= 0
}
