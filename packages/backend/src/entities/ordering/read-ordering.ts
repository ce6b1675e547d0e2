import type { OrderingList } from '@lectern/contracts/main'
import type { z } from 'zod'
import { ApiFailure } from '../failures/api-failure'

/** Returns the wanted place of each id. Throws if an id is listed twice. */
export function readOrdering(list: z.output<typeof OrderingList>, kind: string): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const [index, { id, order_index: place }] of list.entries()) {
    if (wanted.has(id)) throw new ApiFailure('invalid-field', `${kind} ${id} is named twice.`, { field: `${index}.id` })
    wanted.set(id, place)
  }
  return wanted
}

/** Throws if two of the ids want the same place. */
export function refuseSharedPlaces(ids: readonly number[], wanted: ReadonlyMap<number, number>, kind: string): void {
  const byPlace = new Map<number, number>()
  for (const id of ids) {
    const place = wanted.get(id)
    if (place === undefined) continue
    const other = byPlace.get(place)
    if (other !== undefined) {
      throw new ApiFailure('invalid-field', `${kind} ${other} and ${kind} ${id} cannot both have the place ${place}.`, {
        field: 'order_index',
      })
    }
    byPlace.set(place, id)
  }
}
