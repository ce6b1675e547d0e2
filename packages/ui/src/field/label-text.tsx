import { useTranslate } from '../locale/use-translate'
import * as styles from './field.css'

export interface LabelTextProps {
  readonly label: string
  readonly optional?: boolean | undefined
}

/** The text of a label or legend, with a note when the field is optional. */
export function LabelText({ label, optional = false }: LabelTextProps) {
  const t = useTranslate()
  return (
    <>
      {label}
      {optional && <span className={styles.aside}> ({t('optional')})</span>}
    </>
  )
}
