import { presignAudioUpload, uploadCoachingAudio, uploadCoachingSubtitles } from '@lectern/contracts/main'
import { requireAuthor } from '../books/book-rights'
import { removeLeftovers } from '../books/books.service'
import { ApiFailure } from '../http/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { soundsForm, subtitlesForm } from '../http/upload-limits'
import { withForm } from '../http/with-form'
import { chapterAudioKey, coachingKey } from '../objects/object-keys'
import type { ChapterServices } from './chapters.service'
import { readAudio } from './received-audio'
import { readSubtitles } from './received-subtitles'

const uploadSeconds = 600
const mostUploadBytes = 500_000_000

interface CoachingFile {
  open: () => Uint8Array | ReadableStream<Uint8Array>
  hash: string
  extension: string
  contentType: string
}

export function coachingMediaHandlers(services: ChapterServices): RouteBinding[] {
  const { database, objects, links } = services

  /** Earlier revisions of a page name what it no longer does, so these files stay until their book goes. */
  async function keepFiles(
    bookId: number,
    point: string,
    files: readonly ReceivedFile[],
    read: (file: ReceivedFile) => Promise<CoachingFile>,
  ) {
    if (files.length === 0) throw new ApiFailure('invalid-field', 'Send at least one file.', { field: 'files' })
    const kept: { fileName: string; link: string }[] = []
    for (const file of files) {
      const { open, hash, extension, contentType } = await read(file)
      const key = coachingKey(bookId, point, hash, extension)
      await objects.put(key, open(), contentType)
      kept.push({ fileName: file.fileName, link: (await links.toLink(key)) ?? '' })
    }
    // The book may have been deleted meanwhile.
    await removeLeftovers(services, bookId)
    return { status: 200 as const, body: { files: kept } }
  }

  return [
    bindRoute(uploadCoachingAudio, async ({ params, body, caller }) => {
      const bookId = await requireAuthor(database, caller, { kind: 'book', id: params.id })
      return withForm(body, soundsForm, ({ files }) => keepFiles(bookId, params.n, files, readAudio))
    }),
    bindRoute(uploadCoachingSubtitles, async ({ params, body, caller }) => {
      const bookId = await requireAuthor(database, caller, { kind: 'book', id: params.id })
      return withForm(body, subtitlesForm, ({ files }) => keepFiles(bookId, params.n, files, readSubtitles))
    }),
    bindRoute(presignAudioUpload, async ({ params, query, caller }) => {
      const bookId = await requireAuthor(database, caller, { kind: 'book', id: params.id })
      const key = chapterAudioKey(bookId, query.fileName)
      if (await objects.head(key)) {
        throw new ApiFailure('conflict', `There is a track "${query.fileName}" already. Choose another name.`, {
          field: 'fileName',
        })
      }
      const url = await objects.signUrl({
        key,
        method: 'PUT',
        expiresInSeconds: uploadSeconds,
        contentType: 'audio/mpeg',
        maximumBytes: mostUploadBytes,
      })
      return { status: 200 as const, body: { url, method: 'PUT' as const } }
    }),
  ]
}
