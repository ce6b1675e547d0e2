import { importUploadPrefix } from '../../entities/objects/object-keys'
import { createSentRequests } from '../../entities/sent-requests/sent-requests'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { deleteAbandonedUploads } from '../../platform/object-deletion/delete-abandoned-uploads'
import type { PageImport, TextRecognition } from '../../ports/index'
import { importJob } from './import-job'
import { pageImportHandlers } from './page-import.handlers'

/** Registers the import of images and PDFs as pages. */
export function registerPageImport(
  platform: Platform,
  engines: { pageImport: PageImport; textRecognition: TextRecognition },
): Feature {
  const { database, objects, links, queue, sweepObjects, incomingFolder } = platform
  const { pageImport, textRecognition } = engines
  const sent = createSentRequests(database)
  return {
    routes: pageImportHandlers({ database, objects, queue }),
    jobs: [importJob({ database, objects, links, pageImport, textRecognition, sent, sweepObjects, incomingFolder })],
    deleteExpired: (now) =>
      deleteAbandonedUploads(database, objects, { prefix: importUploadPrefix, kind: 'import' }, now),
  }
}
