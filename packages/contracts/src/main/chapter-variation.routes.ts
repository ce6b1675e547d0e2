import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, engineErrors, IfMatchHeader, LanguageCode, NumericId, staleErrors } from '../shared.schema'
import { ChapterVariation } from './book.schema'
import { AudioData, ChapterVariationForm } from './chapter.schema'

const byId = z.object({ id: NumericId })
const variationResponses = { 200: { description: 'The variation', schema: ChapterVariation }, ...commonErrors } as const

export const updateChapterVariation = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/chapters/{id}/variation',
  operationId: 'updateChapterVariation',
  summary: "Change the given fields of a chapter's language, including its thumbnail",
  access: 'author',
  tag: 'Chapter',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'multipart', schema: ChapterVariationForm, files: ['thumbnail'] },
  responses: { ...variationResponses, ...staleErrors, ...engineErrors },
})

export const uploadChapterThumbnail = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/chapters/{id}/thumbnail/variation',
  operationId: 'uploadChapterThumbnail',
  summary: "Set the thumbnail of a chapter's language",
  access: 'author',
  tag: 'Chapter',
  params: byId,
  query: z.object({ variation: LanguageCode }),
  body: { kind: 'multipart', schema: z.object({}), files: ['thumbnail'] },
  responses: { ...variationResponses, ...engineErrors },
})

export const nameChapterTrack = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/chapters/{id}/audio',
  operationId: 'nameChapterTrack',
  summary: "Set the track of a chapter's language; the file must have been uploaded",
  access: 'author',
  tag: 'Chapter',
  params: byId,
  body: { kind: 'json', schema: AudioData },
  responses: variationResponses,
})

export const uploadChapterTrack = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/chapters/{id}/audio/upload',
  operationId: 'uploadChapterTrack',
  summary:
    "Upload an MP3, WAV, M4A, FLAC, Ogg Vorbis or Opus as the track of a chapter's language; not every browser plays the last three",
  access: 'author',
  tag: 'Chapter',
  params: byId,
  body: { kind: 'multipart', schema: z.object({ variation: LanguageCode }), files: ['file'] },
  responses: variationResponses,
})

export const deleteChapterVariation = defineRoute({
  backend: 'main',
  method: 'delete',
  path: '/chapter/variation/{id}',
  operationId: 'deleteChapterVariation',
  summary: 'Remove a language with its track from a chapter; its page images in that language stay',
  access: 'author',
  tag: 'Chapter',
  params: byId,
  headers: IfMatchHeader,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors, ...staleErrors },
})
