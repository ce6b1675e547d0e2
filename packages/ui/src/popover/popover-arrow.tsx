import { Popover as Primitive } from 'radix-ui'
import * as styles from './popover.css'

/** Points from a popover to its anchor, with the popover's border. */
export function PopoverArrow() {
  return (
    <Primitive.Arrow asChild width={16} height={8}>
      <svg viewBox="0 0 16 8" className={styles.arrow}>
        <path d="M0 0 8 8 16 0" className={styles.arrowFill} />
      </svg>
    </Primitive.Arrow>
  )
}
