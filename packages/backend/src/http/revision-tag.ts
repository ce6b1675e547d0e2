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
  if (ifMatch.split(',').some((tag) => readRevision(tag.trim()) === current)) return
  throw new ApiFailure(
    'stale-revision',
    `${name} was saved by someone else meanwhile. Read it again and merge your changes.`,
    { field: 'if-match', currentRevision: current, headers: { etag: toRevisionTag(current) } },
  )
}

/** The revision that a tag begins with; what follows it says more of the form that was read. */
function readRevision(tag: string): number | null {
  const [, revision] = /^(?:W\/)?"(\d{1,10})(?:-[\w-]*)?"$/.exec(tag) ?? []
  return revision === undefined ? null : Number(revision)
}
