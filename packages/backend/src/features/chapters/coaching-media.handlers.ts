import { presignAudioUpload, uploadCoachingAudio, uploadCoachingSubtitles } from '@lectern/contracts/main'
import { requireAuthor } from '../../entities/rights/book-rights'
import { deleteLateObjects } from '../../platform/object-deletion/delete-late-objects'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ReceivedFile } from '../../platform/http/receive-form'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { soundsForm, subtitlesForm } from '../../platform/http/form-limits'
import { withForm } from '../../platform/http/with-form'
import { chapterAudioKey, coachingKey } from '../../entities/objects/object-keys'
import type { BookMediaServices } from '../../entities/books/book-services'
import { readAudio } from './read-audio'
import { readSubtitles } from './read-subtitles'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

const uploadSeconds = 600

interface CoachingFile {
  open: () => Uint8Array | ReadableStream<Uint8Array>
  hash: string
  extension: string
  contentType: string
}

export function coachingMediaHandlers(services: BookMediaServices): RouteBinding[] {
  const { database, objects, links } = services

  /** Earlier revisions of a page may reference these files, so they stay until their book is deleted. */
  async function keepFiles(
    bookId: number,
    point: string,
    files: readonly ReceivedFile[],
    read: (file: ReceivedFile) => Promise<CoachingFile>,
  ) {
    if (files.length === 0) throw new ApiFailure('invalid-field', 'Send at least one file.', { field: 'files' })
    const stored: { fileName: string; link: string }[] = []
    for (const file of files) {
      const { open, hash, extension, contentType } = await read(file)
      const key = coachingKey(bookId, point, hash, extension)
      await objects.put(key, open(), contentType)
      stored.push({ fileName: file.fileName, link: await links.sign(key) })
    }
    // The book may have been deleted meanwhile.
    await deleteLateObjects(services, bookId)
    return { status: 200 as const, body: { files: stored } }
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
        maximumBytes: query.size ?? maxUploadBytes.recording,
        ...(query.size === undefined ? {} : { exactBytes: query.size }),
      })
      return { status: 200 as const, body: { url, method: 'PUT' as const } }
    }),
  ]
}
