import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift'
import { useLayoutEffect, useMemo, useState } from 'react'
import { findOptions, indexOptions, type Searchable } from './find-options'
import { scrollToOption } from './scroll-to-option'
import { useListWindow, type DrawnWindow } from './use-list-window'

interface Choosable extends Searchable {
  readonly value: string
  readonly disabled?: boolean | undefined
}

interface SearchListOptions<Option extends Choosable> {
  readonly inputId: string
  readonly options: readonly Option[]
  readonly chosen: Option | null
  readonly onChoose: (option: Option) => void
  readonly onClear: (() => void) | undefined
}

export interface SearchList<Option> extends UseComboboxReturnValue<Option> {
  /** The search text; empty while the field only shows the chosen option. */
  readonly query: string
  /** The text in the field. */
  readonly text: string
  readonly matches: readonly Option[]
  readonly drawn: DrawnWindow
}

const nameOf = (option: Searchable | null) => option?.label ?? ''

/** Scrolls to the active option, which the field names. */
export function showHighlighted(inputId: string): void {
  const optionId = document.getElementById(inputId)?.getAttribute('aria-activedescendant')
  if (optionId) scrollToOption(document.getElementById(optionId))
}

const isDisabled = (option: Choosable) => option.disabled === true

/** Connects a search field with the list below it. The only file that uses downshift. */
export function useSearchList<Option extends Choosable>({
  inputId,
  options,
  chosen,
  onChoose,
  onClear,
}: SearchListOptions<Option>): SearchList<Option> {
  const [query, setQuery] = useState('')
  const index = useMemo(() => indexOptions(options), [options])
  const matches = useMemo(() => findOptions(index, query), [index, query])
  const drawn = useListWindow(matches.length)
  const types = useCombobox.stateChangeTypes

  /** Resets the field to the chosen option whenever the list opens or closes, and makes it the active one. */
  const settle = (
    { isOpen }: UseComboboxState<Option>,
    changes: Partial<UseComboboxState<Option>>,
  ): Partial<UseComboboxState<Option>> => {
    if (isOpen === changes.isOpen) return changes
    if (!changes.isOpen) return { ...changes, inputValue: nameOf(changes.selectedItem ?? null) }
    const chosenIndex = chosen === null ? -1 : options.findIndex((option) => option.value === chosen.value)
    return { ...changes, inputValue: nameOf(chosen), ...(chosenIndex === -1 ? {} : { highlightedIndex: chosenIndex }) }
  }
  const reduce = (
    state: UseComboboxState<Option>,
    { type, changes }: UseComboboxStateChangeOptions<Option>,
  ): Partial<UseComboboxState<Option>> => {
    switch (type) {
      case types.InputChange: {
        const next = findOptions(index, changes.inputValue ?? '')
        return { ...changes, highlightedIndex: next.findIndex((option) => !isDisabled(option)) }
      }
      case types.InputBlur: {
        // Losing the focus chooses nothing, and clears the choice if the text was emptied.
        const isEmptied = state.inputValue.trim() === '' && onClear !== undefined
        return settle(state, { ...changes, selectedItem: isEmptied ? null : state.selectedItem })
      }
      case types.InputKeyDownEscape:
        // A closed list leaves Escape to the surrounding dialog.
        return state.isOpen ? settle(state, changes) : state
      case types.InputClick:
        // A press in the text only moves the caret.
        return state.isOpen ? state : settle(state, changes)
      default:
        return settle(state, changes)
    }
  }

  const list = useCombobox<Option>({
    items: matches,
    inputId,
    selectedItem: chosen,
    defaultHighlightedIndex: 0,
    itemToString: nameOf,
    itemToKey: (option: Option | null) => option?.value,
    isItemDisabled: isDisabled,
    stateReducer: reduce,
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      // The option under the pointer is visible already, and typing redraws the list.
      if (type === types.ItemMouseMove || type === types.InputChange) return
      if (highlightedIndex >= 0) drawn.jumpTo(highlightedIndex)
    },
    // An option that is not drawn yet is scrolled to once it is.
    scrollIntoView: (option: HTMLElement | undefined) => scrollToOption(option ?? null),
    onInputValueChange: ({ type, inputValue, highlightedIndex }) => {
      const isTyped = type === types.InputChange
      setQuery(isTyped ? inputValue : '')
      if (isTyped) drawn.restart(Math.max(0, highlightedIndex ?? 0))
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('')
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) onClear?.()
      else onChoose(selectedItem)
    },
  })
  const { jumps } = drawn
  useLayoutEffect(() => showHighlighted(inputId), [inputId, jumps])
  return { ...list, query, text: list.isOpen ? list.inputValue : nameOf(chosen), matches, drawn }
}
