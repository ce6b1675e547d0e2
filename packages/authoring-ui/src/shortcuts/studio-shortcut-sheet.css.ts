import { media } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Touch screens have no keys; a tablet's keyboard still has the question mark. */
export const button = style({ '@media': { [media.touch]: { display: 'none' }, [media.mobile]: { display: 'none' } } })
