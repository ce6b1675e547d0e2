import type { Rect } from '../../types'

/** Returns a copy of a rect without times. */
export function removeTimes<R extends Rect>(rect: R): R {
  const rest = { ...rect }
  delete rest.startTime
  delete rest.endTime
  delete rest.timing
  return rest
}
