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
 * What a row says that stands for the entries of a branch. The row itself is what is pressed: a tree has one stop of the Tab
 * key, and a button inside could not be reached by the arrow keys.
 */
export function BranchFailure({ branch, canRetry }: BranchFailureProps) {
  const t = useTranslate(collectionMessages)
  const common = useTranslate()
  return (
    <>
      <span className={styles.twig} />
      <span className={styles.failureSign}>
        <Icon of={CircleAlert} size="s" />
      </span>
      <span className={styles.failure}>
        <span className={styles.failureWords}>{t('branchFailed', { branch })}</span>
        {canRetry && ' '}
        {canRetry && <span className={button({ tone: 'plain', size: 's' })}>{common('retry')}</span>}
      </span>
    </>
  )
}
