import { pannedAttribute } from './zoom-marks'

/** A browser without idle callbacks, Safari, waits so long instead. */
const WAIT_MILLISECONDS = 120
const LATEST_MILLISECONDS = 500

/**
 * Lets the browser pan a wide page sideways, once the machine rests after a gesture. All words inherit what fingers may do, so
 * that each gets new styles: on a slow phone, in the frame that ends a pinch, that would be 90 ms for a page of 1,000 words.
 */
export function allowPansAtRest(stage: HTMLElement): { readonly follow: (isWider: boolean) => void } {
  let wanted = stage.hasAttribute(pannedAttribute)
  let isPending = false
  const apply = () => {
    isPending = false
    if (stage.hasAttribute(pannedAttribute) !== wanted) stage.toggleAttribute(pannedAttribute, wanted)
  }
  return {
    follow(isWider) {
      wanted = isWider
      if (isPending || stage.hasAttribute(pannedAttribute) === wanted) return
      isPending = true
      if ('requestIdleCallback' in window) requestIdleCallback(apply, { timeout: LATEST_MILLISECONDS })
      else setTimeout(apply, WAIT_MILLISECONDS)
    },
  }
}
