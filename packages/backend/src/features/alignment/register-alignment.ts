import { alignmentUploadPrefix } from '../../entities/objects/object-keys'
import { createSentRequests } from '../../entities/sent-requests/sent-requests'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { deleteAbandonedUploads } from '../../platform/object-deletion/delete-abandoned-uploads'
import type { ForcedAlignment } from '../../ports/index'
import { alignJob } from './align-job'
import { alignmentHandlers } from './alignment.handlers'

/** Registers the alignment of recordings with their text. */
export function registerAlignment(platform: Platform, forcedAlignment: ForcedAlignment): Feature {
  const { database, objects, queue, incomingFolder } = platform
  return {
    routes: alignmentHandlers({ database, objects, queue }),
    jobs: [alignJob({ database, objects, forcedAlignment, sent: createSentRequests(database), incomingFolder })],
    deleteExpired: (now) =>
      deleteAbandonedUploads(database, objects, { prefix: alignmentUploadPrefix, kind: 'align' }, now),
  }
}
