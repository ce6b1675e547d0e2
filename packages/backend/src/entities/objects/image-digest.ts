/** Returns the digest of a page image: the name of its object, which is the hash of its content. Null without an image. */
export function imageDigest(imageKey: string | null): string | null {
  return imageKey === null ? null : imageKey.slice(imageKey.lastIndexOf('/') + 1).replace(/\..*$/, '')
}
