import { useId } from 'react'
import { CharacterCount } from '../field/character-count'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import * as styles from '../field/field.css'
import { useTooLong } from '../field/use-too-long'
import type { NativeProps } from '../native-props'
import { MarkLayer, type TextMark } from './mark-layer'

export interface TextAreaProps extends FieldTexts, Omit<NativeProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The maximum number of characters. More can be typed, so that pasted text is not silently cut off. */
  readonly maximum?: number | undefined
  /** Parts of the text to underline, in order. Say elsewhere what they mean: a screen reader does not meet them. */
  readonly marks?: readonly TextMark[] | undefined
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
  marks = [],
  rows = 4,
  ...native
}: TextAreaProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const tooLong = useTooLong(value, maximum)
  const texts: FieldTexts = { label, hideLabel, hint, error: error ?? tooLong, optional }
  return (
    <FieldFrame
      controlId={id}
      {...texts}
      aside={maximum === undefined ? undefined : <CharacterCount text={value} maximum={maximum} />}
    >
      <div className={styles.marked}>
        <textarea
          {...native}
          id={id}
          rows={rows}
          value={value}
          aria-invalid={texts.error === undefined ? undefined : true}
          aria-describedby={describedBy(id, texts)}
          className={`${styles.input({ size: 'm' })} ${styles.multiline}`}
          onChange={(event) => onChange(event.target.value)}
        />
        {marks.length > 0 && <MarkLayer text={value} marks={marks} dir={native.dir} lang={native.lang} />}
      </div>
    </FieldFrame>
  )
}
