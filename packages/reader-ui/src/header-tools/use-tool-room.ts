import { media } from '@lectern/ui/tokens'
import { useMediaQuery } from '../screen-layout/use-media-query'
import type { ToolRoom } from './plan-tools'

/** Widths grow with the text size. The header of the first load keeps room for a label from the same width on. */
const wideQuery = '(width >= 64em)'
const largeQuery = '(width >= 80em)'
/** Width below which more buttons in the player bar of a frame would leave its slider too short. */
const crowdedPlayerQuery = '(width < 60em)'

/** Returns the room that the window has for tools in the header, or in the player bar of a frame. */
export function useToolRoom(isInHeader: boolean): ToolRoom {
  const isNarrow = useMediaQuery(isInHeader ? media.mobile : crowdedPlayerQuery)
  const isWide = useMediaQuery(wideQuery)
  const isLarge = useMediaQuery(largeQuery)
  if (isNarrow) return 'narrow'
  if (!isWide) return 'middle'
  return isLarge ? 'large' : 'wide'
}
