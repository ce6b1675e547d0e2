import { recognitionUploadPrefix } from '../../entities/objects/object-keys'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { deleteAbandonedUploads } from '../../platform/object-deletion/delete-abandoned-uploads'
import type { TextRecognition, WordValidation } from '../../ports/index'
import { recogniseJob } from './recognise-job'
import { recognitionHandlers } from './recognition.handlers'

/** Registers text recognition and word validation. */
export function registerRecognition(
  { database, objects, queue }: Platform,
  { textRecognition, wordValidation }: { textRecognition: TextRecognition; wordValidation: WordValidation },
): Feature {
  return {
    routes: recognitionHandlers({ database, objects, queue, wordValidation }),
    jobs: [recogniseJob({ objects, textRecognition })],
    deleteExpired: (now) =>
      deleteAbandonedUploads(database, objects, { prefix: recognitionUploadPrefix, kind: 'recognise' }, now),
  }
}
