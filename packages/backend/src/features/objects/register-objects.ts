import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { ImageResizing } from '../../ports/index'
import { mountObjects } from './mount-objects'
import { createSizedImages } from './sized-images'

export interface ObjectOptions {
  /** Returns the key that everyone may read for the address `published/{bookId}/{name}`; null if there is none. */
  findPublicObject: (bookId: number, name: string) => Promise<string | null>
  imageResizing: ImageResizing
}

/** Registers `/objects/…`: downloads, uploads at signed addresses, images in other widths. */
export function registerObjects(platform: Platform, { findPublicObject, imageResizing }: ObjectOptions): Feature {
  const { objects, linkSecret, deleteLateObjects, retryRead, stopping, logger, now } = platform
  const sizedImages = createSizedImages({ objects, imageResizing, logger, now })
  const findWhenDatabaseIsBack: ObjectOptions['findPublicObject'] = (bookId, name) =>
    retryRead(() => findPublicObject(bookId, name), stopping.signal)
  return {
    routes: [],
    mount: (api) =>
      mountObjects(api, {
        objects,
        secret: linkSecret,
        now,
        findPublicObject: findWhenDatabaseIsBack,
        sizedImages,
        deleteLateObjects,
      }),
  }
}
