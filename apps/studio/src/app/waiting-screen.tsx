import { Spinner } from '@lectern/ui'
import * as styles from './studio.css'

/** Something is on its way before any screen can stand. */
export function WaitingScreen() {
  return (
    <div className={styles.waiting}>
      <Spinner size="l" />
    </div>
  )
}
