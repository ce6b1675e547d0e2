import { clampSplit } from './clamp-split'
import type { SplitPosition, SplitRules } from './split-position'

const STEP = 2
const LARGE_STEP = 10

/**
 * Returns the position of a split after a key, as the ARIA Authoring Practices define: the arrow keys move it in their
 * direction, Page Up and Page Down in larger steps, Home and End to its ends, Enter collapses and restores the first
 * pane.
 * @returns null for keys without a function here
 */
export function moveSplit(position: SplitPosition, key: string, rules: SplitRules): SplitPosition | null {
  const onward = rules.reversed ? -1 : 1
  const [less, more] = rules.horizontal ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  switch (key) {
    case more:
      return clampSplit(position.share + onward * STEP, rules)
    case less:
      return clampSplit(position.share - onward * STEP, rules)
    case 'PageDown':
      return clampSplit(position.share + LARGE_STEP, rules)
    case 'PageUp':
      return clampSplit(position.share - LARGE_STEP, rules)
    case 'Home':
      return clampSplit(rules.min, rules)
    case 'End':
      return clampSplit(rules.max, rules)
    case 'Enter':
      if (!rules.collapsible) return null
      return position.share === 0 ? clampSplit(position.restored, rules) : { share: 0, restored: position.share }
    default:
      return null
  }
}
