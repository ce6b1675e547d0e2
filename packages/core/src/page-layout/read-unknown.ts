import type { Box, DetectedBreak } from '../types'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}

/** The objects of a list; anything else in it, or in its place, is passed over. */
export function readRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A probability between 0 and 1; recognisers send 0 where they do not tell. */
export function readConfidence(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value <= 1 ? value : undefined
}

export function readBreak(value: unknown): DetectedBreak | undefined {
  const found = readRecord(value)
  const type = found?.['type']
  if (typeof type !== 'string' || type === '' || type === 'UNKNOWN') return undefined
  return found?.['isPrefix'] === true ? { type, isPrefix: true } : { type }
}

/**
 * The upright box around a polygon, in whole pixels. A coordinate that is left out means 0; normalised vertices (0 to 1)
 * are used when there are no others and the page's size is known. Null without vertices.
 */
export function readPolygon(value: unknown, page: Box | null): Box | null {
  const polygon = readRecord(value)
  const inPixels = readRecords(polygon?.['vertices'])
  const normalized = inPixels.length === 0 && page !== null ? readRecords(polygon?.['normalizedVertices']) : []
  const points =
    inPixels.length > 0 || page === null
      ? inPixels.map((point) => readPoint(point, 1, 1))
      : normalized.map((point) => readPoint(point, page.width, page.height))
  if (points.length === 0) return null
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const x = clamp(Math.min(...xs), page?.width)
  const y = clamp(Math.min(...ys), page?.height)
  return { x, y, width: clamp(Math.max(...xs), page?.width) - x, height: clamp(Math.max(...ys), page?.height) - y }
}

function readPoint(point: Record<string, unknown>, scaleX: number, scaleY: number): { x: number; y: number } {
  return { x: Math.round(readNumber(point['x']) * scaleX), y: Math.round(readNumber(point['y']) * scaleY) }
}

function readNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function clamp(value: number, limit: number | undefined): number {
  return Math.max(0, limit === undefined ? value : Math.min(value, limit))
}
