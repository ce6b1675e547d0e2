import { useId, type ReactNode } from 'react'
import { describedBy } from '../field/described-by'
import { FieldHint } from '../field/field-hint'
import type { NativeProps } from '../native-props'
import * as styles from './switch.css'

export interface SwitchProps extends Omit<NativeProps<'input'>, 'onChange' | 'checked' | 'type' | 'role'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A setting that is on or off and takes effect immediately. */
export function Switch({ label, hint, checked, onChange, ...native }: SwitchProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <div className={styles.row}>
      <input
        {...native}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-describedby={describedBy(id, { hint })}
        className={styles.track}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={styles.text}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <FieldHint controlId={id}>{hint}</FieldHint>
      </div>
    </div>
  )
}
