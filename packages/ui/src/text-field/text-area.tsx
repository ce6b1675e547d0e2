import { useId } from 'react'
import { CharacterCount } from '../field/character-count'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldWords } from '../field/field-frame'
import * as styles from '../field/field.css'
import { useTooLong } from '../field/use-too-long'
import type { NativeProps } from '../native-props'

export interface TextAreaProps extends FieldWords, Omit<NativeProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The maximum number of characters. More can be typed, so that pasted text is not silently cut off. */
  readonly maximum?: number | undefined
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
  maximum,
  rows = 4,
  ...native
}: TextAreaProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const tooLong = useTooLong(value, maximum)
  const words: FieldWords = { label, hideLabel, hint, error: error ?? tooLong, optional }
  return (
    <FieldFrame
      controlId={id}
      {...words}
      aside={maximum === undefined ? undefined : <CharacterCount text={value} maximum={maximum} />}
    >
      <textarea
        {...native}
        id={id}
        rows={rows}
        value={value}
        aria-invalid={words.error === undefined ? undefined : true}
        aria-describedby={describedBy(id, words)}
        className={`${styles.input({ size: 'm' })} ${styles.multiline}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
