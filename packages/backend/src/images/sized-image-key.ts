import { pageImageWidths } from '@lectern/core/book'
import { extensionOf } from '../objects/content-types'

const IMAGE_NAMED_BY_CONTENT = String.raw`[0-9a-f]{40}\.(?:webp|png|jpe?g)`

/** Published images, those that a book is worked on with, and those among a domain's files. */
const ORIGINALS = [
  new RegExp(String.raw`^published/\d{1,15}/media/${IMAGE_NAMED_BY_CONTENT}$`),
  new RegExp(String.raw`^\d{1,15}/(?:pages|thumbnails|covers)/${IMAGE_NAMED_BY_CONTENT}$`),
  /^domain-files\/\d{1,15}\/[0-9a-f-]{36}\.(?:webp|png|jpe?g)$/,
]

/** Originals alone: a size of a size would be one more image that anybody can have made, and that again another. */
export const comesInSizes = (key: string): boolean => ORIGINALS.some((original) => original.test(key))

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
