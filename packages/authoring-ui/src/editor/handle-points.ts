import { handles, type Box, type Handle, type Point } from '@lectern/core/geometry'

/** Side of a drawn handle in screen pixels; a press slightly outside also hits it. */
export const handleSizePx = 9
export const handleReachPx = 16

/** Returns the handles of a rect: its corners, and the middle of edges that are long enough. */
export function handlePoints(box: Box, zoom: number): { handle: Handle; point: Point }[] {
  const room = (4 * handleReachPx) / zoom
  return handles
    .filter((handle) => handle.length === 2 || (handle === 'n' || handle === 's' ? box.width : box.height) >= room)
    .map((handle) => ({
      handle,
      point: {
        x: box.x + (handle.includes('w') ? 0 : handle.includes('e') ? box.width : box.width / 2),
        y: box.y + (handle.includes('n') ? 0 : handle.includes('s') ? box.height : box.height / 2),
      },
    }))
}
