import { Spinner } from '@lectern/ui'
import * as styles from './waiting.css'

/** What is to stand here is on its way. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner size="l" />
    </div>
  )
}
