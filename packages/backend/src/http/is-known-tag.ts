/** Whether an `If-None-Match` header names this entity tag, or any. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
