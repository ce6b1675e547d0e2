import type { Box, DetectedBreak } from '../types'
import { unionBox } from './union-box'

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
 * The upright box around a polygon, in whole pixels, the part of it that is on the page. A coordinate that is left out means
 * 0; normalised vertices (0 to 1) are used when there are no others and the page's size is known. A vertex whose coordinates
 * are no finite numbers is none. Null without vertices.
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
  const box = unionBox(corners)
  const x = clamp(box.x, page?.width)
  const y = clamp(box.y, page?.height)
  return { x, y, width: clamp(box.x + box.width, page?.width) - x, height: clamp(box.y + box.height, page?.height) - y }
}

/** Pixels that no page image has: numbers this large are damage, and add up to what is no number. */
const LARGEST_COORDINATE = 1e9

function readCoordinate(value: unknown): number | null {
  if (value === undefined || value === null) return 0
  return typeof value === 'number' && Math.abs(value) <= LARGEST_COORDINATE ? value : null
}

function clamp(value: number, limit: number | undefined): number {
  return Math.max(0, limit === undefined ? value : Math.min(value, limit))
}
