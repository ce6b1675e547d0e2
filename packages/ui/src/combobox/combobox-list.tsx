import { fieldMessages } from '@lectern/messages'

import { useTranslate } from '../locale/use-translate'
import type { NativeProps } from '../native-props'
import { Spinner } from '../spinner'
import { ComboboxRow, type ComboboxOption } from './combobox-option'
import * as styles from './combobox.css'
import { groupOptions } from './group-options'
import type { SearchList } from './use-search-list'

interface ComboboxListProps {
  readonly id: string
  readonly list: Pick<
    SearchList<ComboboxOption<string>>,
    'query' | 'matches' | 'drawn' | 'highlightedIndex' | 'getItemProps'
  >
  /** The attributes of the list's element. */
  readonly menu: NativeProps<'div'>
  /** The value of the chosen option. */
  readonly chosen: string | null
  readonly busy: boolean
}

/** The list below the field: the matching options under their headings, or a message in their place. */
export function ComboboxList({ id, list, menu, chosen, busy }: ComboboxListProps) {
  const t = useTranslate(fieldMessages)
  const { query, matches, drawn, highlightedIndex } = list
  const sections = busy ? [] : groupOptions(matches.slice(drawn.from, drawn.to), drawn.from)
  return (
    <>
      <div {...menu} className={styles.list} onScroll={drawn.onScroll}>
        {drawn.before > 0 && <div aria-hidden style={{ blockSize: drawn.before }} />}
        {sections.map((section) => {
          const headingId = `${id}-group-${section.from}`
          const rows = section.options.map((option, position) => (
            <ComboboxRow
              key={option.value}
              option={option}
              index={section.from + position}
              count={matches.length}
              isHighlighted={section.from + position === highlightedIndex}
              isChosen={option.value === chosen}
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
      {!busy && matches.length === 0 && (
        <div className={styles.message}>{query === '' ? t('choicesNone') : t('choicesNoneFor', { text: query })}</div>
      )}
    </>
  )
}
