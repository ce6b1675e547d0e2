import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { ChoiceRow } from '../field/choice-row'
import { describedBy } from '../field/described-by'
import type { NativeProps } from '../native-props'
import * as styles from './checkbox.css'

export interface CheckboxProps extends Omit<NativeProps<'input'>, 'onChange' | 'checked' | 'type' | 'ref'> {
  readonly label: string
  /** The consequence of ticking it, in a sentence. */
  readonly hint?: ReactNode
  /** The reason the current state is invalid, and how to correct it. */
  readonly error?: string | undefined
  /** `mixed` when it represents several checkboxes of which some are ticked. */
  readonly checked: boolean | 'mixed'
  readonly onChange: (checked: boolean) => void
}

/** A yes-or-no choice that takes effect when the form is sent. */
export function Checkbox({ label, hint, error, checked, onChange, ...native }: CheckboxProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  const isMixed = checked === 'mixed'
  useLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed
  })
  return (
    <ChoiceRow controlId={id} label={label} hint={hint} error={error}>
      <input
        {...native}
        ref={box}
        id={id}
        type="checkbox"
        checked={checked === true}
        aria-invalid={error === undefined ? native['aria-invalid'] : true}
        aria-describedby={describedBy(id, { hint, error }) ?? native['aria-describedby']}
        className={styles.box}
        onChange={(event) => onChange(event.target.checked)}
      />
    </ChoiceRow>
  )
}
