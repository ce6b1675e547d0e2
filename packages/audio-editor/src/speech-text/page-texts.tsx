import { audioEditorMessages } from '@lectern/messages'
import { Heading, Stack, Switch, Text, useTranslate } from '@lectern/ui'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { TextSelection } from '../parts/text-selection'
import { clampPageNumber } from './clamp-page-number'
import { FocusBar } from './focus-bar'
import { insertPauseTag } from './insert-pause-tag'
import type { PageText } from './page-text'
import { PageTextArticle } from './page-text-article'
import * as styles from './page-texts.css'
import { PauseTool } from './pause-tool'

export interface PageTextsProps {
  readonly pages: readonly PageText[]
  readonly language: string
  /** The text is being built. */
  readonly building: boolean
  /** Nothing can be changed, such as while the narration is generated. */
  readonly disabled: boolean
  readonly onEdit: (pageVariationId: number, text: string) => void
  /** Gives a page the text of its words again. */
  readonly onRevert: (pageVariationId: number) => void
  readonly onSelect: (selection: TextSelection) => void
  /** Further tools for the selected text. */
  readonly tools?: ReactNode
}

/** The text of every page as it is spoken, to be edited; in Focus view one page beside its image. */
export function PageTexts(props: PageTextsProps) {
  const { pages, language, building, disabled, onEdit, onRevert, onSelect } = props
  const t = useTranslate(audioEditorMessages)
  const cursor = useRef<HTMLTextAreaElement | null>(null)
  /** The page that the cursor was put into last; null if it was in none. */
  const [cursorPage, setCursorPage] = useState<number | null>(null)
  /** Place of the page in Focus view, from 1; null while all pages are shown. */
  const [focused, setFocused] = useState<number | null>(null)
  const place = focused === null ? null : clampPageNumber(focused, { current: 1, pageCount: pages.length })
  const shown = place === null ? pages : pages.slice(place - 1, place)
  const target = shown.find(({ pageVariationId }) => pageVariationId === cursorPage)
  const toggleFocus = (on: boolean) => {
    const at = pages.findIndex(({ pageVariationId }) => pageVariationId === cursorPage)
    setFocused(on ? Math.max(0, at) + 1 : null)
  }
  const addPause = (seconds: number) => {
    const field = cursor.current
    if (field === null || target === undefined) return
    const inserted = insertPauseTag(target.text, field.selectionEnd, seconds)
    // The cursor can be moved once the field has the text.
    flushSync(() => onEdit(target.pageVariationId, inserted.text))
    field.focus()
    field.setSelectionRange(inserted.cursor, inserted.cursor)
  }
  return (
    <div className={place === null ? styles.column : styles.wideColumn} aria-busy={building}>
      <Stack gap="xs">
        <Heading level={2} size="l">
          {t('textTitle')}
        </Heading>
        <Text tone="muted">{t('textLead')}</Text>
      </Stack>
      <div className={styles.tools}>
        <div className={styles.view}>
          <Switch label={t('focusView')} checked={place !== null} onChange={toggleFocus} />
          {place !== null && <FocusBar current={place} pageCount={pages.length} onGo={setFocused} />}
        </div>
        <PauseTool disabled={disabled} onAdd={target === undefined ? null : addPause} />
        {props.tools}
      </div>
      {shown.map((page) => (
        <PageTextArticle
          key={page.pageVariationId}
          page={page}
          language={language}
          building={building}
          disabled={disabled}
          withImage={place !== null}
          onEdit={(text) => onEdit(page.pageVariationId, text)}
          onRevert={() => onRevert(page.pageVariationId)}
          onSelect={(start, end) => onSelect({ pageVariationId: page.pageVariationId, start, end })}
          onFocus={(field) => {
            cursor.current = field
            setCursorPage(page.pageVariationId)
          }}
        />
      ))}
    </div>
  )
}
