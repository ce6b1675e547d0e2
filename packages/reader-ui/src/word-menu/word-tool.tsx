import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useReaderSelector } from '../connected/use-reader-store'
import type { Listening } from '../listening/describe-listening'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { draftNote } from '../notes/draft-note'
import { findPageElement, readPageSize } from '../notes/page-geometry'
import type { UsedNotes } from '../notes/use-notes'
import type { DefineWord } from '../glossary/define-word'
import { focusPage } from '../page-stage/focus-page'
import { findWord } from './find-word'
import { listenForWords } from './listen-for-words'
import { identifyNote } from '../notes/identify-note'

const WordMenu = lazy(() => import('./word-menu').then((late) => ({ default: late.WordMenu })))

interface WordToolProps extends Pick<ReadingToolsProps, 'book' | 'highlights'> {
  readonly listening: Listening
  readonly notes: UsedNotes
  /** Null without a glossary. */
  readonly define: DefineWord | null
}

interface OpenedWord {
  readonly key: string
  /** Page on which it was opened: the menu closes with it. */
  readonly pageId: number | undefined
  readonly box: DOMRect
}

/** Opens the menu of a word, which is loaded then. */
export function WordTool({ book, highlights, listening, notes, define }: WordToolProps) {
  const pageId = useReaderSelector(({ reading }) => reading.shown?.pageId)
  const [opened, setOpened] = useState<OpenedWord | null>(null)
  const open = useEffectEvent((key: string) => {
    const box = findElement(key)?.getBoundingClientRect()
    if (box !== undefined) setOpened({ key, pageId, box })
  })
  const findKey = useEffectEvent(() => {
    const chosen = window.getSelection()?.focusNode?.parentElement ?? null
    const first = document.querySelector('[data-shown] [data-word]')
    for (const element of [chosen, highlights.findElement(), first]) {
      const key = element?.closest<HTMLElement>('[data-shown] [data-word]')?.dataset['word']
      if (key !== undefined) return key
    }
    return null
  })
  // Before the paint after which somebody may press.
  useLayoutEffect(() => listenForWords(document, { open: (key) => open(key), findKey: () => findKey() }), [])
  const found = opened === null || opened.pageId !== pageId ? null : findWord(book, opened.key)
  const isLeft = opened !== null && found === null
  useEffect(() => {
    if (!isLeft) return
    // The narration has turned the page, and the menu has gone with its focus.
    if (document.activeElement === document.body) focusPage()
    setOpened(null)
  }, [isLeft])
  if (opened === null || found === null) return null
  const addNote = () => {
    const page = findPageElement(found.place.pageId)
    setOpened(null)
    if (page === null) return
    const place = { pageId: found.place.pageId, size: readPageSize(page), word: found.word }
    const draft = draftNote(book, { ...identifyNote(), ...place, notes: notes.notes.list })
    notes.open({ kind: 'new', draft })
  }
  const openDefinition = define?.(opened.key) ?? null
  return createPortal(
    <Suspense fallback={null}>
      <WordMenu
        found={found}
        box={opened.box}
        listening={listening}
        onDefine={
          openDefinition === null
            ? null
            : () => {
                // The drawer returns the focus to the page.
                focusPage()
                setOpened(null)
                openDefinition()
              }
        }
        onNote={notes.isAllowed ? addNote : null}
        onMove={(key) => {
          const box = findElement(key)?.getBoundingClientRect()
          if (box !== undefined) setOpened({ ...opened, key, box })
        }}
        onClose={() => {
          focusPage()
          setOpened(null)
        }}
      />
    </Suspense>,
    document.body,
  )
}

function findElement(key: string): Element | null {
  return document.querySelector(`[data-shown] [data-word="${CSS.escape(key)}"]`)
}
