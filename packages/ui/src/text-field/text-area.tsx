import { useId } from 'react'
import { describedBy, FieldFrame, type FieldWords } from '../field/field-frame'
import * as styles from '../field/field.css'
import type { NativeProps } from '../native-props'

export interface TextAreaProps extends FieldWords, Omit<NativeProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  value,
  onChange,
  rows = 4,
  ...native
}: TextAreaProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const words: FieldWords = { label, hideLabel, hint, error, optional }
  return (
    <FieldFrame controlId={id} {...words}>
      <textarea
        {...native}
        id={id}
        rows={rows}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, words)}
        className={`${styles.input({ size: 'm' })} ${styles.multiline}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
