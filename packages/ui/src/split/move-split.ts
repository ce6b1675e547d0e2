import { placeSplit } from './place-split'
import type { SplitPlace, SplitRules } from './split-place'

const STEP = 2
const LARGE_STEP = 10

/**
 * Where a split stands after a key, as the ARIA Authoring Practices have it: the arrow keys move it the way they point,
 * Page Up and Page Down move it further, Home and End to its ends, Enter collapses the first pane and brings it back.
 * @returns null where the key means nothing here
 */
export function moveSplit(place: SplitPlace, key: string, rules: SplitRules): SplitPlace | null {
  const onward = rules.reversed ? -1 : 1
  const [less, more] = rules.horizontal ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  switch (key) {
    case more:
      return placeSplit(place.share + onward * STEP, rules)
    case less:
      return placeSplit(place.share - onward * STEP, rules)
    case 'PageDown':
      return placeSplit(place.share + LARGE_STEP, rules)
    case 'PageUp':
      return placeSplit(place.share - LARGE_STEP, rules)
    case 'Home':
      return placeSplit(rules.min, rules)
    case 'End':
      return placeSplit(rules.max, rules)
    case 'Enter':
      if (!rules.collapsible) return null
      return place.share === 0 ? placeSplit(place.kept, rules) : { share: 0, kept: place.share }
    default:
      return null
  }
}
