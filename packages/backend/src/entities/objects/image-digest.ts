/** Returns the digest of a page image: the name of its object, which is the hash of its content. Null without an image. */
export function imageDigest(imageKey: string | null): string | null {
  if (imageKey === null) return null
  const name = imageKey.slice(imageKey.lastIndexOf('/') + 1)
  const dot = name.indexOf('.')
  return dot < 0 ? name : name.slice(0, dot)
}
