import { useId } from 'react'
import { describedBy, FieldFrame, type FieldWords } from '../field/field-frame'
import * as styles from '../field/field.css'
import type { NativeProps } from '../native-props'

export const textFieldTypes = ['text', 'email', 'password', 'search', 'url', 'number', 'tel'] as const
export type TextFieldType = (typeof textFieldTypes)[number]

export const fieldSizes = ['s', 'm'] as const
export type FieldSize = (typeof fieldSizes)[number]

export interface TextFieldProps extends FieldWords, Omit<NativeProps<'input'>, 'onChange' | 'value' | 'size' | 'type'> {
  readonly type?: TextFieldType | undefined
  readonly size?: FieldSize | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A line of text. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  type = 'text',
  size = 'm',
  value,
  onChange,
  ...native
}: TextFieldProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const words: FieldWords = { label, hideLabel, hint, error, optional }
  return (
    <FieldFrame controlId={id} {...words}>
      <input
        {...native}
        id={id}
        type={type}
        value={value}
        dir={native.dir ?? (type === 'email' || type === 'url' || type === 'tel' ? 'ltr' : undefined)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, words)}
        className={styles.input({ size })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
