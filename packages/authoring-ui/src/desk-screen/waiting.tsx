import { Spinner } from '@lectern/ui'
import * as styles from './waiting.css'

/** Placeholder while content is loading. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner size="l" />
    </div>
  )
}
