import sharp from 'sharp'

/**
 * Blocks all loaders of sharp except JPEG, PNG, WebP and TIFF, such as that of SVG, for the whole process. For a moment every
 * loader is blocked, in all threads: to be called before the first worker starts, never by a worker.
 */
export function blockImageLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
  })
}
