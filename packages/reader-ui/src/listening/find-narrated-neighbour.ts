import { findNarration, type NarrationPoint } from '../store/find-narration'
import { isSamePlace, listPlaces, type Outline, type Place } from '../store/outline'

/** Finds where the narration of the nearest narrated page after or before a page begins; null without one. */
export function findNarratedNeighbour(outline: Outline, from: Place, step: 1 | -1): NarrationPoint | null {
  const places = listPlaces(outline)
  for (let index = places.findIndex((place) => isSamePlace(place, from)) + step; ; index += step) {
    const place = places[index]
    if (place === undefined) return null
    const point = findNarration(outline, place)
    if (point !== null && isSamePlace(point.place, place)) return point
  }
}
