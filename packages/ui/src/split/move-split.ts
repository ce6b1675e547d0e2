import { placeSplit } from './place-split'
import type { SplitPlace, SplitRules } from './split-place'

const STEP = 2
const LARGE_STEP = 10

/**
 * Returns the position of a split after a key, as the ARIA Authoring Practices define: the arrow keys move it in their
 * direction, Page Up and Page Down in larger steps, Home and End to its ends, Enter collapses and restores the first
 * pane.
 * @returns null for keys without a function here
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
