import type { PlaceStorage } from '../store/stored-place'
import type { DevicePlace } from './plan-last-place'

export function devicePlaceKey(bookId: number, userId: number): string {
  return `lectern.progress.${bookId}.${userId}`
}

/** Parses a stored place; null if it is missing or not one. */
export function parseDevicePlace(text: string | null): DevicePlace | null {
  try {
    const stored: unknown = JSON.parse(text || 'null')
    const read = (field: keyof DevicePlace): unknown => Reflect.get(Object(stored), field)
    const [pageId, movedAt, savedAt] = [read('pageId'), read('movedAt'), read('savedAt')]
    if (typeof pageId !== 'number' || typeof movedAt !== 'number') return null
    return { pageId, movedAt, savedAt: typeof savedAt === 'string' ? savedAt : null, isSaved: read('isSaved') === true }
  } catch (reason) {
    console.warn('The stored progress could not be read.', reason)
    return null
  }
}

export function writeDevicePlace(storage: PlaceStorage, key: string, place: DevicePlace): void {
  storage.setItem(key, JSON.stringify(place))
}
