/** Reads the milliseconds of a Retry-After header, which has seconds or a date; null without either. */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const dateMs = Date.parse(header)
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs)
}
