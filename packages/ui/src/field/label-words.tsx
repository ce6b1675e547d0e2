import { useTranslate } from '../locale/use-translate'
import * as styles from './field.css'

export interface LabelWordsProps {
  readonly label: string
  readonly optional?: boolean | undefined
}

/** What a label or legend says: its words, and whether the field may be left empty. */
export function LabelWords({ label, optional = false }: LabelWordsProps) {
  const t = useTranslate()
  return (
    <>
      {label}
      {optional && <span className={styles.aside}> ({t('optional')})</span>}
    </>
  )
}
