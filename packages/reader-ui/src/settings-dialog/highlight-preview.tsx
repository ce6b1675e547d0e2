import { readerSettingsMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import type { Preferences } from '../store/preferences'
import * as styles from './highlight-preview.css'

/** A line of text on paper, highlighted as in a book without own colours. */
export function HighlightPreview({ unit }: { readonly unit: Preferences['highlightUnit'] }) {
  const t = useTranslate(readerSettingsMessages)
  const word = t('settingsPreviewWord')
  return (
    <figure className={styles.paper} aria-label={t('settingsPreview')}>
      <p className={styles.line}>
        <span className={unit === 'word' ? undefined : styles.sentence}>
          {t('settingsPreviewBefore')} <span className={unit === 'sentence' ? undefined : styles.word}>{word}</span>{' '}
          {t('settingsPreviewAfter')}
        </span>
      </p>
    </figure>
  )
}
