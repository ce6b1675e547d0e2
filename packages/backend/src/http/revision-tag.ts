import { ApiFailure } from './api-failure'

/** The entity tag of a revision, for the `ETag` header. */
export function toRevisionTag(revision: number): string {
  return `"${revision}"`
}

/**
 * Refuses a write that was made on another revision than the current one, as its `If-Match` header says. Without the header,
 * or with `*`, the write replaces what is there; its history keeps the old one.
 */
export function requireRevision(ifMatch: string | undefined, current: number, name: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (tags.includes(toRevisionTag(current))) return
  throw new ApiFailure(
    'stale-revision',
    `${name} was saved by someone else meanwhile. Read it again and merge your changes.`,
    { field: 'if-match', currentRevision: current, headers: { etag: toRevisionTag(current) } },
  )
}
