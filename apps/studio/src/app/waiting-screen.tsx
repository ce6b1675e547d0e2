import { Spinner } from '@lectern/ui'
import * as styles from './studio.css'

/** Screen shown while nothing else can be rendered yet. */
export function WaitingScreen() {
  return (
    <div className={styles.waiting}>
      <Spinner size="l" />
    </div>
  )
}
