import { pageImageWidths } from '@lectern/core/book'
import { extensionOf } from '../objects/content-types'

/** Images that come in sizes, by the names of their files. */
const SIZED_EXTENSIONS = new Set(['webp', 'png', 'jpg', 'jpeg'])

export const comesInSizes = (key: string): boolean => SIZED_EXTENSIONS.has(extensionOf(key))

/**
 * Where an image of this width is kept: beside the image's other things, in its book's folder, so that it goes with the
 * book. An image is named by its content or never changed, so its sizes are never outdated.
 */
export function sizedImageKey(key: string, width: number): string {
  const [, folder = '', name = ''] = /^((?:published\/|domain-files\/)?[^/]+\/)(.+)$/.exec(key) ?? ['', '', key]
  return `${folder}sizes/${width}/${name}${extensionOf(key) === 'webp' ? '' : '.webp'}`
}

/** All that may be kept of an image besides itself. */
export function sizedImageKeys(key: string): string[] {
  return comesInSizes(key) ? pageImageWidths.map((width) => sizedImageKey(key, width)) : []
}
