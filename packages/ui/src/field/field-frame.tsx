import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { CircleAlert } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './field.css'

/** What every field has besides its control. */
export interface FieldWords {
  readonly label: string
  /** Keeps the label for screen readers only: where a heading or an icon says it to the eye. */
  readonly hideLabel?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong with the value and what to do. */
  readonly error?: string | undefined
  /** Says beside the label that the field may stay empty. */
  readonly optional?: boolean | undefined
}

export interface FieldFrameProps extends FieldWords {
  readonly controlId: string
  /** What stands opposite the label: a count of characters. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The ids of the words that describe a control, for `aria-describedby`. */
export function describedBy(controlId: string, words: FieldWords): string | undefined {
  const ids: string[] = []
  if (words.hint !== undefined) ids.push(`${controlId}-hint`)
  if (words.error !== undefined) ids.push(`${controlId}-error`)
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** Label, hint and error around a control. */
export function FieldFrame({
  controlId,
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  aside,
  children,
}: FieldFrameProps) {
  const t = useTranslate()
  const words = (
    <label htmlFor={controlId} className={styles.label}>
      {label}
      {optional && <span className={styles.aside}> ({t('optional')})</span>}
    </label>
  )
  const shownWords = hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words
  return (
    <div className={styles.field}>
      {aside === undefined ? (
        shownWords
      ) : (
        <div className={styles.top}>
          {shownWords}
          {aside}
        </div>
      )}
      {children}
      {hint !== undefined && (
        <div id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <div id={`${controlId}-error`} role="alert" className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </div>
      )}
    </div>
  )
}
