import {
  deleteChapterVariation,
  nameChapterTrack,
  updateChapterVariation,
  uploadChapterThumbnail,
  uploadChapterTrack,
} from '@lectern/contracts/main'
import { requireAuthor } from '../../entities/rights/book-rights'
import { ApiFailure } from '../../entities/failures/api-failure'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { imageForm, trackForm } from '../../platform/http/form-limits'
import { withForm } from '../../platform/http/with-form'
import type { ImageResizing } from '../../ports/index'
import type { Caller } from '../../entities/rights/caller'
import * as service from './chapter-variations.service'
import type { BookMediaServices } from '../../entities/books/book-services'
import { readRecording } from './read-audio'
import { readThumbnail } from '../../platform/media/read-thumbnail'

/** Makes an earlier recording the track of a chapter variation. */
export type SetChapterAudio = (caller: Caller, chapterVariationId: number, audioFileName: string) => Promise<unknown>

export function chapterVariationHandlers(
  services: BookMediaServices,
  setChapterAudio: SetChapterAudio,
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
      await setChapterAudio(caller, id, body.audioFileName)
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
      return { status: 200, body: successBody }
    }),
  ]
}
