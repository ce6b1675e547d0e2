import { ApiFailure } from '../failures/api-failure'

/** Formats a revision as an entity tag for the `ETag` header. */
export function toRevisionTag(revision: number): string {
  return `"${revision}"`
}

/**
 * Throws `stale-revision` if the `If-Match` header names another revision than the current one. Without the header, or
 * with `*`, the write replaces the current state, which its history keeps.
 */
export function requireRevision(ifMatch: string | undefined, current: number, name: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  if (ifMatch.split(',').some((tag) => readRevision(tag.trim()) === current)) return
  throw new ApiFailure(
    'stale-revision',
    `${name} was saved by someone else meanwhile. Read it again and merge your changes.`,
    { field: 'if-match', currentRevision: current, headers: { etag: toRevisionTag(current) } },
  )
}

/** Parses the revision at the start of a tag; a suffix describes the representation that was read. */
function readRevision(tag: string): number | null {
  const revision = /^(?:W\/)?"(\d{1,10})(?:-[\w-]*)?"$/.exec(tag)?.[1]
  return revision === undefined ? null : Number(revision)
}
