import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { CircleAlert } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { describedBy, type FieldWords } from './field-frame'
import * as styles from './field.css'
import * as groupStyles from './group.css'

export interface GroupFrameProps extends FieldWords {
  readonly groupId: string
  /** `radiogroup` for one of several; a plain group unless told. */
  readonly role?: 'radiogroup' | undefined
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** Legend, hint and error around several controls that answer one question. */
export function GroupFrame({ groupId, role, disabled, children, ...words }: GroupFrameProps) {
  const t = useTranslate()
  const { label, hideLabel = false, hint, error, optional } = words
  const legend = (
    <>
      {label}
      {optional && <span className={styles.aside}> ({t('optional')})</span>}
    </>
  )
  return (
    <fieldset
      id={groupId}
      role={role}
      disabled={disabled}
      // A plain group cannot be invalid: there the controls are.
      aria-invalid={role !== undefined && error !== undefined ? true : undefined}
      aria-describedby={describedBy(groupId, words)}
      className={groupStyles.group}
    >
      <legend className={hideLabel ? groupStyles.hiddenLegend : groupStyles.legend}>
        {hideLabel ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint !== undefined && (
        <div id={`${groupId}-hint`} className={groupStyles.hint}>
          {hint}
        </div>
      )}
      {children}
      {error !== undefined && (
        <div id={`${groupId}-error`} role="alert" className={groupStyles.error}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </div>
      )}
    </fieldset>
  )
}
