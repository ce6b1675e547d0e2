import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import { describedBy } from './described-by'
import type { FieldTexts } from './field-frame'
import { FieldHint } from './field-hint'
import { FieldMessage } from './field-message'
import * as styles from './group.css'
import { LabelText } from './label-text'

export interface GroupFrameProps extends FieldTexts {
  readonly groupId: string
  /** `radiogroup` for one of several; a plain group by default. */
  readonly role?: 'radiogroup' | undefined
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** Legend, hint and error around several controls that answer one question. */
export function GroupFrame({ groupId, role, disabled, children, ...texts }: GroupFrameProps) {
  const { label, hideLabel = false, hint, error, optional } = texts
  const legend = <LabelText label={label} optional={optional} />
  return (
    <fieldset
      id={groupId}
      role={role}
      disabled={disabled}
      // A plain group cannot be invalid; its controls are.
      aria-invalid={role !== undefined && error !== undefined ? true : undefined}
      aria-describedby={describedBy(groupId, texts)}
      className={styles.group}
    >
      <legend className={hideLabel ? styles.hiddenLegend : styles.legend}>
        {hideLabel ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <FieldHint controlId={groupId}>{hint}</FieldHint>
      {children}
      <FieldMessage controlId={groupId}>{error}</FieldMessage>
    </fieldset>
  )
}
