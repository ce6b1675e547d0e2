import { fieldMessages } from '@lectern/messages'
import { useId, useRef, type KeyboardEvent } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import { holdEscape } from '../field/hold-escape'
import { InputBox } from '../field/input-box'
import * as styles from '../field/input-box.css'
import { Icon } from '../icon'
import { Search, X } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import type { NativeProps } from '../native-props'
import { SpinnerRing } from '../spinner/spinner-ring'
import type { FieldSize } from './text-field'

export interface SearchFieldProps
  extends FieldTexts, Omit<NativeProps<'input'>, 'onChange' | 'value' | 'size' | 'type' | 'ref'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly size?: FieldSize | undefined
  /** Results are still loading: a spinner replaces the icon. */
  readonly busy?: boolean | undefined
}

/** A search field. Escape or its button clears it and keeps the focus. */
export function SearchField({
  label,
  hideLabel = true,
  hint,
  error,
  optional,
  value,
  onChange,
  size = 'm',
  busy = false,
  onKeyDown,
  ...native
}: SearchFieldProps) {
  const t = useTranslate(fieldMessages)
  const ownId = useId()
  const id = native.id ?? ownId
  const texts: FieldTexts = { label, hideLabel, hint, error, optional }
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // An empty field leaves Escape to its surroundings, and one that composes text leaves it to the input method.
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  return (
    <FieldFrame controlId={id} {...texts}>
      <InputBox
        size={size}
        before={<span className={styles.affix}>{busy ? <SpinnerRing size="s" /> : <Icon of={Search} size="s" />}</span>}
        after={
          value !== '' && (
            <button
              type="button"
              title={t('searchClear')}
              aria-label={t('searchClear')}
              disabled={native.disabled}
              className={styles.inner}
              onClick={clear}
            >
              <Icon of={X} size="s" />
            </button>
          )
        }
      >
        <input
          {...native}
          {...holdEscape(value !== '')}
          ref={input}
          id={id}
          type="search"
          value={value}
          aria-busy={busy || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, texts)}
          className={styles.bare}
          onKeyDown={pressKey}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputBox>
    </FieldFrame>
  )
}
