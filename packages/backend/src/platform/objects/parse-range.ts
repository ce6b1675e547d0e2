export type RequestedRange =
  | { kind: 'whole' }
  | { kind: 'part'; first: number; last: number }
  | { kind: 'unsatisfiable' }

/**
 * Parses a Range header for an object of `sizeBytes`. Supports open (`5-`) and suffix (`-5`) ranges; ignores malformed
 * headers and several ranges, as HTTP allows.
 */
export function parseRange(header: string | undefined, sizeBytes: number): RequestedRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header === undefined ? '' : header.trim())
  if (!match) return { kind: 'whole' }
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return { kind: 'whole' }
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes)
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', first: sizeBytes - length, last: sizeBytes - 1 }
  }
  const first = Number(from)
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (to !== '' && Number(to) < first) return { kind: 'whole' }
  return first >= sizeBytes ? { kind: 'unsatisfiable' } : { kind: 'part', first, last }
}
