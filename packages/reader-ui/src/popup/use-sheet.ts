import { media } from '@lectern/ui/tokens'
import { useMediaQuery } from '../screen-layout/use-media-query'

/** Windows of phones, held upright or sideways. */
const phone = `${media.sheet}, (height < 480px)`

/** Returns true in a window that is too small for a panel beside what it belongs to. */
export function useSheet(): boolean {
  return useMediaQuery(phone)
}
