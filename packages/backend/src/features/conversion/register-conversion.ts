import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { AudioEncoding } from '../../ports/index'
import { conversionHandlers } from './conversion.handlers'
import { convertJob } from './convert-job'

/** Registers the conversion of chapter tracks to MP3. */
export function registerConversion(platform: Platform, audioEncoding: AudioEncoding): Feature {
  const { database, objects, links, queue, sweepObjects, incomingFolder } = platform
  return {
    routes: conversionHandlers({ database, queue }),
    jobs: [convertJob({ database, objects, links, audioEncoding, sweepObjects, incomingFolder })],
  }
}
