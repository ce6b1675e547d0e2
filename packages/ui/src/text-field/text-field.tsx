import { useId } from 'react'
import { CharacterCount } from '../field/character-count'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import * as styles from '../field/field.css'
import { InputBox } from '../field/input-box'
import * as boxStyles from '../field/input-box.css'
import { useTooLong } from '../field/use-too-long'
import type { NativeProps } from '../native-props'

export const textFieldTypes = ['text', 'email', 'password', 'search', 'url', 'number', 'tel'] as const
export type TextFieldType = (typeof textFieldTypes)[number]

export const fieldSizes = ['s', 'm'] as const
export type FieldSize = (typeof fieldSizes)[number]

export interface TextFieldProps
  extends FieldTexts, Omit<NativeProps<'input'>, 'onChange' | 'value' | 'size' | 'type' | 'prefix'> {
  readonly type?: TextFieldType | undefined
  readonly size?: FieldSize | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** The maximum number of characters. More can be typed, so that pasted text is not silently cut off. */
  readonly maximum?: number | undefined
  /** Shown before the value: `https://`. */
  readonly prefix?: string | undefined
  /** Shown after the value: a unit. */
  readonly suffix?: string | undefined
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
  maximum,
  prefix,
  suffix,
  ...native
}: TextFieldProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const tooLong = useTooLong(value, maximum)
  const texts: FieldTexts = { label, hideLabel, hint, error: error ?? tooLong, optional }
  const described = [describedBy(id, texts), prefix && `${id}-prefix`, suffix && `${id}-suffix`].filter(Boolean)
  const ownDirection = type === 'email' || type === 'url' || type === 'tel' ? 'ltr' : undefined
  const hasAffix = prefix !== undefined || suffix !== undefined
  const input = (
    <input
      {...native}
      id={id}
      type={type}
      value={value}
      dir={native.dir ?? ownDirection}
      aria-invalid={texts.error === undefined ? undefined : true}
      aria-describedby={described.join(' ') || undefined}
      className={suffix !== undefined ? boxStyles.hugging : hasAffix ? boxStyles.bare : styles.input({ size })}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  return (
    <FieldFrame
      controlId={id}
      {...texts}
      aside={maximum === undefined ? undefined : <CharacterCount text={value} maximum={maximum} />}
    >
      {hasAffix ? (
        <InputBox
          size={size}
          dir={ownDirection}
          before={
            prefix !== undefined && (
              <span id={`${id}-prefix`} className={boxStyles.affix}>
                {prefix}
              </span>
            )
          }
          after={
            suffix !== undefined && (
              <span id={`${id}-suffix`} className={boxStyles.affix}>
                {suffix}
              </span>
            )
          }
        >
          {input}
        </InputBox>
      ) : (
        input
      )}
    </FieldFrame>
  )
}
