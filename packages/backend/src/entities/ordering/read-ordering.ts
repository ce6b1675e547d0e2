import type { OrderingList } from '@lectern/contracts/main'
import type { z } from 'zod'
import { ApiFailure } from '../failures/api-failure'

/** Returns the requested position of each id. Throws if an id is listed twice. */
export function readOrdering(list: z.output<typeof OrderingList>, kind: string): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const [index, { id, order_index: position }] of list.entries()) {
    if (wanted.has(id)) throw new ApiFailure('invalid-field', `${kind} ${id} is named twice.`, { field: `${index}.id` })
    wanted.set(id, position)
  }
  return wanted
}

/** Throws if two of the ids request the same position. */
export function refuseSharedPositions(ids: readonly number[], wanted: ReadonlyMap<number, number>, kind: string): void {
  const idByPosition = new Map<number, number>()
  for (const id of ids) {
    const position = wanted.get(id)
    if (position === undefined) continue
    const other = idByPosition.get(position)
    if (other !== undefined) {
      throw new ApiFailure(
        'invalid-field',
        `${kind} ${other} and ${kind} ${id} cannot both have the place ${position}.`,
        {
          field: 'order_index',
        },
      )
    }
    idByPosition.set(position, id)
  }
}
