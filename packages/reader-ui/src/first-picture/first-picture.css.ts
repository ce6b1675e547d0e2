import { globalStyle, keyframes } from '@vanilla-extract/css'
import { firstPictureId, lowWindowPageWidth } from '@lectern/core/book'
import { media } from '@lectern/ui/tokens'

const picture = `#${firstPictureId}`
const onPhones = `${media.mobile}, (height < 480px)`
/** Height of the app's header, and of the player below the page on a phone. */
const headerSize = '3.5rem'
const playerSize = '8.0625rem'

/** Delays the picture: on a fast network the reader appears first, and the picture would only flicker. */
const waitsUnseen = keyframes({ from: { visibility: 'hidden' } })

// The page stands where the reader will show it: as wide as the window, in the middle of the stage if it is lower than that.
globalStyle(picture, {
  // Wide windows show two pages beside each other.
  display: 'none',
  '@media': {
    [onPhones]: {
      position: 'fixed',
      insetBlock: `${headerSize} calc(${playerSize} + env(safe-area-inset-bottom))`,
      insetInline: 0,
      display: 'grid',
      overflow: 'clip',
      pointerEvents: 'none',
      animation: `${waitsUnseen} 400ms backwards step-end`,
    },
  },
})
globalStyle(`${picture} > img`, {
  margin: 'auto',
  inlineSize: 'min(100%, 42rem)',
  '@media': { '(height < 480px)': { inlineSize: `min(100%, ${lowWindowPageWidth})` } },
})
