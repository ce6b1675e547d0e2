/** Returns true if an `If-None-Match` header contains this entity tag or `*`. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
