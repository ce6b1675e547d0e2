import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { ImageResizing } from '../../ports/index'
import { readerHandlers } from './readers.handlers'

/** Registers notes, settings, progress, uploads and bug reports of readers. */
export function registerReaders({ database, objects, tokens, now }: Platform, imageResizing: ImageResizing): Feature {
  return {
    routes: readerHandlers({
      database,
      objects,
      imageResizing,
      now,
      verifyAccessToken: (token) => tokens.verify(token),
    }),
  }
}
