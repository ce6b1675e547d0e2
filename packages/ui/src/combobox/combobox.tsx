import { fieldMessages } from '@lectern/messages'
import { Popover } from 'radix-ui'
import { useId, type KeyboardEvent } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldWords } from '../field/field-frame'
import { InputBox } from '../field/input-box'
import * as boxStyles from '../field/input-box.css'
import { Icon } from '../icon'
import { ChevronDown, X } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { Spinner } from '../spinner'
import type { FieldSize } from '../text-field'
import { VisuallyHidden } from '../visually-hidden'
import { ComboboxRow, type ComboboxOption } from './combobox-option'
import * as styles from './combobox.css'
import { groupOptions } from './group-options'
import { showHighlighted, useSearchList } from './use-search-list'

export interface ComboboxProps<Value extends string> extends FieldWords {
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
  ...words
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
  const { isOpen, query, found, drawn, highlightedIndex } = list
  const sections = groupOptions(found.slice(drawn.from, drawn.to), drawn.from)
  const status = busy ? '' : found.length > 0 ? t('choicesFound', { count: found.length }) : t('choicesNone')
  const input = list.getInputProps({
    disabled,
    onFocus: (event) => event.currentTarget.select(),
    onKeyDown: leaveComposing,
  })
  // The list is rendered only while it is open.
  const menu = list.getMenuProps({ 'aria-label': words.label }, { suppressRefError: true })

  return (
    <FieldFrame controlId={id} {...words}>
      <Popover.Root open={isOpen}>
        <Popover.Anchor>
          <InputBox
            size={size}
            after={
              <>
                {onClear !== undefined && chosen !== null && (
                  <button
                    type="button"
                    aria-label={t('choicesClear')}
                    title={t('choicesClear')}
                    disabled={disabled}
                    className={boxStyles.inner}
                    onClick={() => {
                      list.selectItem(null)
                      document.getElementById(id)?.focus()
                    }}
                  >
                    <Icon of={X} size="s" />
                  </button>
                )}
                <button
                  type="button"
                  {...list.getToggleButtonProps({ disabled })}
                  aria-label={t('choicesShow')}
                  className={boxStyles.inner}
                >
                  <Icon of={ChevronDown} size="s" />
                </button>
              </>
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
              aria-invalid={words.error === undefined ? undefined : true}
              aria-describedby={describedBy(id, words)}
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
            <div {...menu} className={styles.list} onScroll={drawn.onScroll}>
              {drawn.before > 0 && <div aria-hidden style={{ blockSize: drawn.before }} />}
              {!busy &&
                sections.map((section) => {
                  const [first] = section.entries
                  const headingId = `${id}-group-${first?.index ?? 0}`
                  const rows = section.entries.map(({ option, index }) => (
                    <ComboboxRow
                      key={option.value}
                      option={option}
                      index={index}
                      count={found.length}
                      isHighlighted={index === highlightedIndex}
                      isChosen={option.value === value}
                      getItemProps={list.getItemProps}
                    />
                  ))
                  return section.heading === undefined ? (
                    rows
                  ) : (
                    <div key={headingId} role="group" aria-labelledby={headingId}>
                      <div id={headingId} className={styles.heading}>
                        {section.heading}
                      </div>
                      {rows}
                    </div>
                  )
                })}
              {drawn.after > 0 && <div aria-hidden style={{ blockSize: drawn.after }} />}
            </div>
            {busy && (
              <div className={styles.message}>
                <Spinner size="s" showLabel />
              </div>
            )}
            {!busy && found.length === 0 && (
              <div className={styles.message}>
                {query === '' ? t('choicesNone') : t('choicesNoneFor', { text: query })}
              </div>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  )
}
