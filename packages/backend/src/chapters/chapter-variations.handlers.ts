import {
  deleteChapterVariation,
  nameChapterTrack,
  updateChapterVariation,
  uploadChapterThumbnail,
  uploadChapterTrack,
} from '@lectern/contracts/main'
import { requireAuthor } from '../books/book-rights'
import { ApiFailure } from '../http/api-failure'
import { done } from '../http/done'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { imageForm, trackForm } from '../http/upload-limits'
import { withForm } from '../http/with-form'
import type { ImageResizing } from '../ports/index'
import type { SpeechServices } from '../speech/speech.service'
import { setChapterAudio } from '../speech/speech.service'
import * as service from './chapter-variations.service'
import type { ChapterServices } from './chapters.service'
import { readRecording } from './received-audio'
import { readThumbnail } from './received-image'

export function chapterVariationHandlers(
  services: ChapterServices,
  speech: SpeechServices,
  imageResizing: ImageResizing,
): RouteBinding[] {
  const { database, objects } = services
  return [
    bindRoute(updateChapterVariation, async ({ params, headers, body, caller }) => {
      await requireAuthor(database, caller, { kind: 'chapter', id: params.id })
      return withForm(body, imageForm, async ({ fields, files }) => ({
        status: 200 as const,
        body: await service.updateVariation(services, caller, {
          chapterId: params.id,
          fields,
          thumbnail: files.length === 0 ? null : await readThumbnail(imageResizing, files),
          ifMatch: headers['if-match'],
        }),
      }))
    }),
    bindRoute(uploadChapterThumbnail, async ({ params, query, body, caller }) => {
      await requireAuthor(database, caller, { kind: 'chapter', id: params.id })
      return withForm(body, imageForm, async ({ files }) => ({
        status: 200 as const,
        body: await service.updateVariation(services, caller, {
          chapterId: params.id,
          fields: { variation: query.variation },
          thumbnail: await readThumbnail(imageResizing, files),
          ifMatch: undefined,
        }),
      }))
    }),
    bindRoute(nameChapterTrack, async ({ params, body, caller }) => {
      await requireAuthor(database, caller, { kind: 'chapter', id: params.id })
      const { id } = await service.requireVariation(services, params.id, body.variation)
      await setChapterAudio(speech, caller, id, body.audioFileName)
      return { status: 200, body: await service.readVariation(services, caller, params.id, body.variation) }
    }),
    bindRoute(uploadChapterTrack, async ({ params, body, caller }) => {
      await requireAuthor(database, caller, { kind: 'chapter', id: params.id })
      return withForm(body, trackForm, async ({ fields, files }) => {
        const [file, second] = files
        if (!file || second) throw new ApiFailure('invalid-field', 'Send one track as "file".', { field: 'file' })
        const { open, hash, extension, contentType, durationSeconds } = await readRecording(file)
        const track = { ...fields, audioFileName: `${hash}.${extension}`, durationSeconds }
        const put = (key: string) => objects.put(key, open(), contentType)
        return {
          status: 200 as const,
          body: await service.setVariationTrack(services, caller, params.id, track, put),
        }
      })
    }),
    bindRoute(deleteChapterVariation, async ({ params, headers, caller }) => {
      await service.deleteVariation(services, caller, params.id, headers['if-match'])
      return { status: 200, body: done }
    }),
  ]
}
