import type { Box, DetectedBreak } from '../../types'
import { boundingBox } from '../../text-lines/bounding-box'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}

/** Returns the objects of a list, ignoring anything else. Returns an empty list for a value that is not a list. */
export function readRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns a confidence above 0 and up to 1. Recognisers send 0 for "unknown". */
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
 * Returns the upright box around a polygon, in whole pixels, clipped to the page. A missing coordinate means 0. Normalised
 * vertices (0 to 1) are used if there are no others and the page's size is known. Vertices whose coordinates are not finite
 * numbers are ignored. Returns null without vertices.
 */
export function readPolygon(value: unknown, page: Box | null): Box | null {
  const polygon = readRecord(value)
  const inPixels = readRecords(polygon?.['vertices'])
  const isNormalized = inPixels.length === 0 && page !== null
  const points = isNormalized ? readRecords(polygon?.['normalizedVertices']) : inPixels
  const scale = isNormalized ? page : { width: 1, height: 1 }
  const corners = points.flatMap((point) => {
    const x = readCoordinate(point['x'])
    const y = readCoordinate(point['y'])
    if (x === null || y === null) return []
    return [{ x: Math.round(x * scale.width), y: Math.round(y * scale.height), width: 0, height: 0 }]
  })
  if (corners.length === 0) return null
  const box = boundingBox(corners)
  const x = clamp(box.x, page?.width)
  const y = clamp(box.y, page?.height)
  return { x, y, width: clamp(box.x + box.width, page?.width) - x, height: clamp(box.y + box.height, page?.height) - y }
}

/** No page image has this many pixels: larger numbers are damage, and their sums would not be finite. */
const MAX_COORDINATE = 1e9

function readCoordinate(value: unknown): number | null {
  if (value === undefined || value === null) return 0
  return typeof value === 'number' && Math.abs(value) <= MAX_COORDINATE ? value : null
}

function clamp(value: number, limit: number | undefined): number {
  return Math.max(0, limit === undefined ? value : Math.min(value, limit))
}
