import { fieldMessages } from '@lectern/messages'
import { Popover } from 'radix-ui'
import { useId, type KeyboardEvent } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import { InputBox } from '../field/input-box'
import * as boxStyles from '../field/input-box.css'
import { useTranslate } from '../locale/use-translate'
import type { FieldSize } from '../text-field'
import { VisuallyHidden } from '../visually-hidden'
import { ComboboxButtons } from './combobox-buttons'
import { ComboboxList } from './combobox-list'
import type { ComboboxOption } from './combobox-option'
import * as styles from './combobox.css'
import { showHighlighted, useSearchList } from './use-search-list'

export interface ComboboxProps<Value extends string> extends FieldTexts {
  readonly options: readonly ComboboxOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** Called when the choice is cleared. Without it the field cannot be cleared. */
  readonly onClear?: (() => void) | undefined
  readonly placeholder?: string | undefined
  /** The options are still loading. */
  readonly busy?: boolean | undefined
  readonly size?: FieldSize | undefined
  readonly disabled?: boolean | undefined
}

/** The input method handles these keys while it composes. */
function leaveComposing({ nativeEvent }: KeyboardEvent): void {
  if (nativeEvent.isComposing) Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

/** Keeps the focus in the field while something else is pressed. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** Chooses one of many options by typing. */
export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  onClear,
  placeholder,
  busy = false,
  size = 'm',
  disabled = false,
  ...texts
}: ComboboxProps<Value>) {
  const t = useTranslate(fieldMessages)
  const id = useId()
  const chosen = options.find((option) => option.value === value) ?? null
  const list = useSearchList<ComboboxOption<Value>>({
    inputId: id,
    options,
    chosen,
    onChoose: (option) => onChange(option.value),
    onClear,
  })
  const { isOpen, query, matches } = list
  const status = busy ? '' : matches.length > 0 ? t('choicesFound', { count: matches.length }) : t('choicesNone')
  const input = list.getInputProps({
    disabled,
    onFocus: (event) => event.currentTarget.select(),
    onKeyDown: leaveComposing,
  })
  // The list is rendered only while it is open.
  const menu = list.getMenuProps({ 'aria-label': texts.label }, { suppressRefError: true })
  const clear = () => {
    list.selectItem(null)
    document.getElementById(id)?.focus()
  }

  return (
    <FieldFrame controlId={id} {...texts}>
      <Popover.Root open={isOpen}>
        <Popover.Anchor>
          <InputBox
            size={size}
            after={
              <ComboboxButtons
                disabled={disabled}
                onClear={onClear === undefined || chosen === null ? undefined : clear}
                toggle={list.getToggleButtonProps({ disabled })}
              />
            }
          >
            <input
              {...input}
              type="text"
              value={list.text}
              placeholder={placeholder}
              spellCheck={false}
              lang={query === '' ? chosen?.lang : undefined}
              dir={list.text === '' ? undefined : 'auto'}
              // The label outside names it.
              aria-labelledby={undefined}
              aria-invalid={texts.error === undefined ? undefined : true}
              aria-describedby={describedBy(id, texts)}
              aria-busy={busy || undefined}
              className={boxStyles.bare}
            />
          </InputBox>
        </Popover.Anchor>
        <VisuallyHidden live="polite">{isOpen ? status : ''}</VisuallyHidden>
        <Popover.Portal>
          <Popover.Content
            role="presentation"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className={styles.popover}
            onMouseDown={keepFocus}
            onOpenAutoFocus={(event) => {
              keepFocus(event)
              showHighlighted(id)
            }}
            onCloseAutoFocus={keepFocus}
          >
            <ComboboxList id={id} list={list} menu={menu} chosen={value} busy={busy} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  )
}
