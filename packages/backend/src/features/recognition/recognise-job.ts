import { ApiFailure } from '../../entities/failures/api-failure'
import { defineJob, type JobDefinition } from '../../platform/jobs/job-definition'
import { compactDetections } from './compact-detections'
import { deleteRecognitionUploads } from './delete-recognition-uploads'
import { readRecognition, type RecognitionServices } from './recognise-cached'
import { RecognisePayload, recogniseInOrder, StoredRecognition } from './recognise-in-order'
import { recoverBreaks } from './recover-breaks'

/** Responses with more pages leave out the letters of words: with them, 300 pages of a textbook take 300 MB. */
const maxPagesWithLetters = 20

/** Recognises page images; caches each result by content, so that no page is recognised twice. */
export function recogniseJob(services: RecognitionServices): JobDefinition {
  return defineJob({
    kind: 'recognise',
    payload: RecognisePayload,
    stored: StoredRecognition,
    run: (work) => recogniseInOrder(services, work),
    async present({ pages, problems }) {
      const ocrResults = []
      // One at a time: a stored result is ten times as large as its part of the response.
      for (const { pageId, pageVariationId, key, seconds } of pages) {
        const cached = await readRecognition(services.objects, key)
        if (!cached) throw new ApiFailure('not-found', 'The recognised words were removed. Recognise the pages again.')
        const { detections: whole, issues } = recoverBreaks(cached.detections, { pageId, pageVariationId })
        const detections = pages.length > maxPagesWithLetters ? compactDetections(whole) : whole
        const { confidence } = cached
        const optionalConfidence = confidence === undefined ? {} : { confidence }
        ocrResults.push({
          pageId,
          pageVariationId,
          seconds,
          ...optionalConfidence,
          detections,
          ...(issues.length > 0 ? { issues } : {}),
        })
      }
      return { ocrResults, ...(problems.length > 0 ? { problems } : {}) }
    },
    cleanUp: ({ images }) =>
      deleteRecognitionUploads(
        services.objects,
        images.map((image) => image.imageKey),
      ),
  })
}
