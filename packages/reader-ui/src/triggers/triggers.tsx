import type { PopupTrigger } from '@lectern/core/book'
import { useCallback, useMemo, useState } from 'react'
import type { ReaderPage } from '../book/reader-book'
import { PageMarks } from '../page-marks/page-marks'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { readTrigger } from './read-trigger'
import { TriggerMark } from './trigger-mark'
import { TriggerPopup } from './trigger-popup'

interface OpenedTrigger {
  readonly trigger: PopupTrigger
  readonly anchor: HTMLElement
}

/** Side of a trigger without a size, in page-image pixels. */
const USUAL_SIZE = 48

/** Draws the popup triggers on the pages, and opens their popups. */
export function Triggers({ book, slots }: ReadingToolsProps) {
  const { language } = book
  const [opened, setOpened] = useState<OpenedTrigger | null>(null)
  const read = useMemo(
    () => (trigger: PopupTrigger) => readTrigger(trigger, { language, base: document.baseURI }),
    [language],
  )
  const render = useCallback(
    (trigger: PopupTrigger) => (
      <TriggerMark
        trigger={trigger}
        shown={read(trigger)}
        isOpen={trigger === opened?.trigger}
        onPress={(anchor) => setOpened((before) => (before?.trigger === trigger ? null : { trigger, anchor }))}
      />
    ),
    [read, opened],
  )
  return (
    <>
      <PageMarks
        stage={slots.stage}
        book={book}
        name="triggers"
        marksOf={listTriggers}
        usualSize={USUAL_SIZE}
        render={render}
      />
      {opened !== null && (
        <TriggerPopup
          key={opened.trigger.id}
          {...opened}
          shown={read(opened.trigger)}
          stage={slots.stage}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const listTriggers = ({ popupTriggers }: ReaderPage) => popupTriggers
