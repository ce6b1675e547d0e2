import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift'
import { useLayoutEffect, useMemo, useState } from 'react'
import { findOptions, indexOptions, type Searchable } from './find-options'
import { keepInSight } from './keep-in-sight'
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
  /** What is searched for; empty while the field only shows what is chosen. */
  readonly query: string
  readonly found: readonly Option[]
  readonly drawn: DrawnWindow
}

const nameOf = (option: Searchable | null) => option?.label ?? ''

/** Scrolls to the option the keyboard is on, which the field names. */
export function showHighlighted(inputId: string): void {
  const field = document.getElementById(inputId)
  keepInSight(document.getElementById(field?.getAttribute('aria-activedescendant') ?? ''))
}

const isDisabled = (option: Choosable) => option.disabled === true

/** A field that is searched in and the list below it. All that touches downshift stands here. */
export function useSearchList<Option extends Choosable>({
  inputId,
  options,
  chosen,
  onChoose,
  onClear,
}: SearchListOptions<Option>): SearchList<Option> {
  const [query, setQuery] = useState('')
  const index = useMemo(() => indexOptions(options), [options])
  const found = useMemo(() => findOptions(index, query), [index, query])
  const drawn = useListWindow(found.length)
  const types = useCombobox.stateChangeTypes

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
        // Leaving chooses nothing by accident: the text goes back to what is chosen, or clears it where it was emptied.
        const isEmptied = state.inputValue.trim() === '' && onClear !== undefined
        const kept = isEmptied ? null : state.selectedItem
        return { ...changes, selectedItem: kept, inputValue: nameOf(kept) }
      }
      case types.InputKeyDownEscape:
        // A closed list leaves Escape to what the field stands in.
        return state.isOpen
          ? { ...changes, selectedItem: state.selectedItem, inputValue: nameOf(state.selectedItem) }
          : state
      default:
        // It opens at what is chosen.
        return changes.isOpen && !state.isOpen && chosen !== null
          ? { ...changes, highlightedIndex: options.findIndex((option) => option.value === chosen.value) }
          : changes
    }
  }

  const list = useCombobox<Option>({
    items: found,
    inputId,
    selectedItem: chosen,
    defaultHighlightedIndex: 0,
    itemToString: nameOf,
    itemToKey: (option: Option | null) => option?.value,
    isItemDisabled: isDisabled,
    stateReducer: reduce,
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      // What the pointer is on is in sight.
      if (type !== types.ItemMouseMove && highlightedIndex >= 0) drawn.jumpTo(highlightedIndex)
    },
    // An option that is not drawn yet is scrolled to once it is.
    scrollIntoView: (option: HTMLElement | undefined) => keepInSight(option ?? null),
    onInputValueChange: ({ type, inputValue }) => setQuery(type === types.InputChange ? inputValue : ''),
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
  return { ...list, query, found, drawn }
}
