import sharp from 'sharp'

/**
 * Blocks all loaders of sharp except JPEG, PNG, WebP and TIFF, such as that of SVG, for the whole process. For a moment every
 * loader is blocked, in all threads, and an image that is read then would be no image: to be called once, before the first
 * worker that reads images starts, and never by a worker.
 */
export function blockImageLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
  })
}
