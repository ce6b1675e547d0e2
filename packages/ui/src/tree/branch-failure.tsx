import { collectionMessages } from '@lectern/messages'
import { button } from '../button/button.css'
import { Icon } from '../icon'
import { CircleAlert } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import * as styles from './tree.css'

export interface BranchFailureProps {
  /** The name of the branch that could not be loaded. */
  readonly branch: string
  readonly canRetry: boolean
}

/**
 * The row that replaces the entries of a branch that could not be loaded. The row itself is pressed to try again: a
 * tree has one tab stop, and a button inside could not be reached by the arrow keys.
 */
export function BranchFailure({ branch, canRetry }: BranchFailureProps) {
  const t = useTranslate(collectionMessages)
  const common = useTranslate()
  return (
    <>
      <span className={styles.expander} />
      <span className={styles.failureIcon}>
        <Icon of={CircleAlert} size="s" />
      </span>
      <span className={styles.failure}>
        <span className={styles.failureText}>{t('branchFailed', { branch })}</span>
        {canRetry && ' '}
        {canRetry && <span className={button({ tone: 'plain', size: 's' })}>{common('retry')}</span>}
      </span>
    </>
  )
}
