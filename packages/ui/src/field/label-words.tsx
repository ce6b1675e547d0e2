import { useTranslate } from '../locale/use-translate'
import * as styles from './field.css'

export interface LabelWordsProps {
  readonly label: string
  readonly optional?: boolean | undefined
}

/** The text of a label or legend, with a note when the field is optional. */
export function LabelWords({ label, optional = false }: LabelWordsProps) {
  const t = useTranslate()
  return (
    <>
      {label}
      {optional && <span className={styles.aside}> ({t('optional')})</span>}
    </>
  )
}
