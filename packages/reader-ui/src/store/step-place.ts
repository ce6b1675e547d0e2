import { isSamePlace, listPlaces, type Outline, type Place } from './outline'

/** Returns the place `step` pages after `place` in reading order; null beyond the ends of the book. */
export function stepPlace(outline: Outline, place: Place, step: number): Place | null {
  const places = listPlaces(outline)
  const index = places.findIndex((other) => isSamePlace(other, place))
  return index < 0 ? null : (places[index + step] ?? null)
}
