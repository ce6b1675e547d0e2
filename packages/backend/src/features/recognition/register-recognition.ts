import { recognitionUploadPrefix } from '../../entities/objects/object-keys'
import { createSentRequests, deleteSentRequestsBefore } from '../../entities/sent-requests/sent-requests'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { deleteAbandonedUploads } from '../../platform/object-deletion/delete-abandoned-uploads'
import type { TextRecognition, WordValidation } from '../../ports/index'
import { recogniseJob } from './recognise-job'
import { recognitionHandlers } from './recognition.handlers'

/** Longer than any job is retried. */
const keepSentDays = 30

/** Registers text recognition and word validation. */
export function registerRecognition(
  { database, objects, queue }: Platform,
  { textRecognition, wordValidation }: { textRecognition: TextRecognition; wordValidation: WordValidation },
): Feature {
  return {
    routes: recognitionHandlers({ database, objects, queue, wordValidation }),
    jobs: [recogniseJob({ objects, textRecognition, sent: createSentRequests(database) })],
    async deleteExpired(now) {
      await deleteSentRequestsBefore(database, new Date(now.getTime() - keepSentDays * 86_400_000))
      await deleteAbandonedUploads(database, objects, { prefix: recognitionUploadPrefix, kind: 'recognise' }, now)
    },
  }
}
