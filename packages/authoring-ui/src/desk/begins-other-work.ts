import type { DeskEvent } from './desk-event'
import type { DeskState } from './desk-state'

/** Returns true for an event by which the author goes on from the files that were added to something else. */
export function beginsOtherWork({ place }: Pick<DeskState, 'place'>, event: DeskEvent): boolean {
  switch (event.kind) {
    case 'place-changed':
      return event.place.step !== place.step
    case 'page-order':
      return event.event.kind === 'pages-ordered'
    case 'page-deletion':
      return event.event.kind === 'page-deletion-asked' || event.event.kind === 'page-restoration-requested'
    case 'photographs':
      return event.event.kind === 'photographs-opened'
    default:
      return false
  }
}
