import { audioEditorMessages } from '@lectern/messages'
import { Heading, IconButton, Popover, Stack, Switch, Text, useTranslate } from '@lectern/ui'
import { Timer } from '@lectern/ui/icons'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { TextSelection } from '../parts/text-selection'
import { clampPageNumber } from './clamp-page-number'
import { estimatePageHeight } from './estimate-page-height'
import { FocusBar } from './focus-bar'
import { groupPages } from './group-pages'
import { insertPauseTag } from './insert-pause-tag'
import type { PageText } from './page-text'
import { PageTextArticle, type PageTextActions } from './page-text-article'
import * as styles from './page-texts.css'
import { PauseTool } from './pause-tool'
import { useNearPages } from './use-near-pages'

export interface PageTextsProps {
  readonly pages: readonly PageText[]
  readonly language: string
  /** True while the text to speak is built from the rects. */
  readonly isBuildingText: boolean
  /** Nothing can be changed, such as while the narration is generated. */
  readonly disabled: boolean
  readonly onEdit: (pageVariationId: number, text: string) => void
  /** Gives a page the text of its words again. */
  readonly onRevert: (pageVariationId: number) => void
  /** Plays the narration of a page, or stops it. */
  readonly onListen: (pageVariationId: number) => void
  /** Called for keys that are pressed in the text. */
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  readonly onSelect: (selection: TextSelection) => void
  /** A place in the text to show and to select; a new object for each wish. */
  readonly place?: TextSelection | null
  /** Further tools for the selected text. */
  readonly tools?: ReactNode
}

/** The text of every page as it is spoken, to be edited; in Focus view one page beside its image. */
export function PageTexts(props: PageTextsProps) {
  const { pages, language, isBuildingText, disabled, onEdit } = props
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
  const actions: PageTextActions = {
    ...props,
    onFocus(pageVariationId, field) {
      cursor.current = field
      setCursorPage(pageVariationId)
    },
  }
  // A page renders again when it changes, and not when its actions do.
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const near = useNearPages()
  const wished = props.place ?? null
  const [shownPlace, setShownPlace] = useState(wished)
  if (wished !== shownPlace) {
    setShownPlace(wished)
    const at = pages.findIndex(({ pageVariationId }) => pageVariationId === wished?.pageVariationId)
    if (place !== null && at >= 0) setFocused(at + 1)
  }
  // The field with the cursor stays, wherever the others are scrolled to.
  const isNear = (page: PageText) =>
    place !== null ||
    page === target ||
    page.pageVariationId === wished?.pageVariationId ||
    near.pages.has(page.pageVariationId)
  return (
    <div className={place === null ? styles.column : styles.wideColumn} aria-busy={isBuildingText}>
      <Stack gap="xs">
        <Heading level={2} size="l">
          {t('textTitle')}
        </Heading>
        <Text tone="muted">{t('textLead')}</Text>
      </Stack>
      <div className={styles.tools} data-tools>
        <div className={styles.view}>
          <Switch label={t('focusView')} checked={place !== null} onChange={toggleFocus} />
          {place !== null && <FocusBar current={place} pageCount={pages.length} onGo={setFocused} />}
        </div>
        <Popover title={t('pauseTitle')} trigger={<IconButton size="s" icon={Timer} label={t('pauseTitle')} />}>
          <PauseTool disabled={disabled} onAdd={target === undefined ? null : addPause} />
        </Popover>
        {props.tools}
      </div>
      {groupPages(shown).map((group, at) => {
        const isFar = !group.some(isNear)
        return (
          <div
            key={at}
            className={isFar ? styles.farGroup : styles.group}
            style={isFar ? { containIntrinsicBlockSize: `auto ${estimateHeight(group)}rem` } : undefined}
          >
            {group.map((page) => (
              <PageTextArticle
                key={page.pageVariationId}
                page={page}
                language={language}
                isBuildingText={isBuildingText}
                disabled={disabled}
                withImage={place !== null}
                isNear={isNear(page)}
                wished={page.pageVariationId === wished?.pageVariationId ? wished : null}
                observe={near.observe}
                actions={latest}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

const gapRem = 1.5

/** Returns the height of a group in rem, until it was laid out once. */
function estimateHeight(pages: readonly PageText[]): number {
  return pages.reduce((sum, { text }) => sum + estimatePageHeight(text) + gapRem, -gapRem)
}
