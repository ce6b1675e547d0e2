import { fieldMessages } from '@lectern/messages'
import { useId, useState } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import { InputBox } from '../field/input-box'
import * as styles from '../field/input-box.css'
import { Icon } from '../icon'
import { Eye, EyeOff } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import type { NativeProps } from '../native-props'

export interface PasswordFieldProps
  extends FieldTexts, Omit<NativeProps<'input'>, 'onChange' | 'value' | 'size' | 'type' | 'autoComplete'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Lets the browser fill in a stored password, or suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until its button shows it. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  value,
  onChange,
  ...native
}: PasswordFieldProps) {
  const t = useTranslate(fieldMessages)
  const ownId = useId()
  const id = native.id ?? ownId
  const texts: FieldTexts = { label, hideLabel, hint, error, optional }
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame controlId={id} {...texts}>
      <InputBox
        size="m"
        after={
          <button
            type="button"
            title={t('passwordShow')}
            aria-label={t('passwordShow')}
            aria-pressed={isShown}
            aria-controls={id}
            disabled={native.disabled}
            className={styles.inner}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} size="s" />
          </button>
        }
      >
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...native}
          id={id}
          type={isShown ? 'text' : 'password'}
          value={value}
          dir="ltr"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, texts)}
          className={styles.bare}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputBox>
    </FieldFrame>
  )
}
