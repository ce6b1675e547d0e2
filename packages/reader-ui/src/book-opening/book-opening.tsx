import { readerMessages } from '@lectern/messages'
import { Skeleton, Spinner, useTranslate } from '@lectern/ui'
import * as styles from './book-opening.css'

/** Shows that a book is loading. */
export function BookOpening() {
  const t = useTranslate(readerMessages)
  return (
    <div className={styles.waiting}>
      <div className={styles.page}>
        <Skeleton shape="cover" />
      </div>
      <Spinner label={t('bookLoading')} showLabel />
    </div>
  )
}
