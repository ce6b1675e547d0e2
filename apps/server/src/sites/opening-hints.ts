import type { Backend } from '@lectern/backend'
import { firstPictureId, pageImageSizes } from '@lectern/core/book'
import type { Logger } from 'pino'
import { readOpenedBook } from './read-opened-book'

/** The page is sent without links rather than later. */
const MAX_WAIT_MS = 100
/** Modes and sources that open another form of the book, or another page of it. */
const otherOpenings = ['mode', 'preview', 'useBucketData', 'brochure', 'token']

type OpeningImage = Awaited<ReturnType<Backend['listOpeningRequests']>>['image']

export interface OpeningSources {
  readonly listRequests: Backend['listOpeningRequests']
  readonly logger: Pick<Logger, 'warn'>
}

/** Additions to the reader's page for an address that opens a book. */
export interface OpeningHints {
  /** The `Link` header: the browser requests the book and its first page image while it loads the script. */
  readonly link: string
  /** An element with the image, which is shown until the reader shows the page; null without an image, or where the page has no header. */
  readonly picture: string | null
}

/** Returns a function that writes the hints for an address of the reader; null without a book that everybody may read. */
export function createOpeningHints({ listRequests, logger }: OpeningSources) {
  return async (parameters: URLSearchParams, acceptLanguage: string | undefined): Promise<OpeningHints | null> => {
    const bookId = readOpenedBook(parameters)
    if (bookId === null || otherOpenings.some((name) => parameters.has(name))) return null
    const variation = parameters.get('variation')?.trim()
    const requests = listRequests({
      bookId,
      chapterId: readId(parameters.get('chapter')),
      pageId: readId(parameters.get('page')),
      languages: [
        ...(variation ? [variation] : []),
        ...(acceptLanguage === undefined ? [] : readLanguages(acceptLanguage)),
      ],
    }).catch((error: unknown) => {
      logger.warn({ err: error, bookId }, 'the first requests of a book could not be listed')
      return null
    })
    const found = await Promise.race([requests, wait(MAX_WAIT_MS)])
    if (found === null || found.data.length === 0) return null
    // Signed and public paths are plain ASCII without the characters that end a link.
    const data = found.data.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`)
    return {
      link: [...data, ...writeImage(found.image)].join(', '),
      // It is placed below the header, which a frame does not have.
      picture: parameters.has('embed') || found.image === null ? null : writePicture(found.image),
    }
  }
}

function writePicture({ link, sources }: NonNullable<OpeningImage>): string {
  const widths = sources === null ? '' : ` srcset="${escapeAmpersands(sources)}" sizes="${pageImageSizes}"`
  return `<div id="${firstPictureId}" aria-hidden="true"><img alt="" fetchpriority="high"${widths} src="${escapeAmpersands(link)}" /></div>`
}

const escapeAmpersands = (link: string) => link.replaceAll('&', '&amp;')

/** The browser chooses among the widths as the page's image does, and requests it once. */
function writeImage(image: OpeningImage): string[] {
  if (image === null) return []
  const widths = image.sources === null ? '' : `; imagesrcset="${image.sources}"; imagesizes="${pageImageSizes}"`
  return [`<${image.link}>; rel=preload; as=image; fetchpriority=high${widths}`]
}

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,16}$/.test(text.trim()) ? Number(text) : null
}

/** Reads the languages of an `Accept-Language` header, the preferred one first. */
function readLanguages(header: string): string[] {
  const wishes = header.split(',').flatMap((wish) => {
    const [language, quality] = wish.split(';q=')
    const name = language?.trim()
    if (!name || !/^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(name)) return []
    const weight = quality === undefined ? 1 : Number(quality)
    return weight > 0 ? [{ name, weight }] : []
  })
  return wishes
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 5)
    .map(({ name }) => name)
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref())
}
