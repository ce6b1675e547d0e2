import { pageImageWidths } from '@lectern/core/book'
import { extensionOf } from './content-types'

const IMAGE_NAMED_BY_CONTENT = String.raw`[0-9a-f]{40}\.(?:webp|png|jpe?g)`

/** Published images, working images of books, and images among a domain's files. */
const ORIGINALS = [
  new RegExp(String.raw`^published/\d{1,15}/media/${IMAGE_NAMED_BY_CONTENT}$`),
  new RegExp(String.raw`^\d{1,15}/(?:pages|thumbnails|covers)/${IMAGE_NAMED_BY_CONTENT}$`),
  /^domain-files\/\d{1,15}\/[0-9a-f-]{36}\.(?:webp|png|jpe?g)$/,
]

/** Returns true for originals only: resizing a resized image would let anybody create images without end. */
export const canBeResized = (key: string): boolean => ORIGINALS.some((original) => original.test(key))

/**
 * Returns the key of the image in this width. It is in the book's folder, so that it is deleted with the book. Images
 * are named by their content, so a resized image is never outdated.
 */
export function toResizedKey(key: string, width: number): string {
  const [, folder = '', name = ''] = /^((?:published\/|domain-files\/)?[^/]+\/)(.+)$/.exec(key) ?? ['', '', key]
  return `${folder}sizes/${width}/${name}${extensionOf(key) === 'webp' ? '' : '.webp'}`
}

/** Returns the keys of all widths of an image. */
export function listResizedKeys(key: string): string[] {
  return canBeResized(key) ? pageImageWidths.map((width) => toResizedKey(key, width)) : []
}
