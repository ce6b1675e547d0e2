import { transferTimings } from '@lectern/core/sync'
import { pageToolMessages } from '@lectern/messages'
import { Stack, Text, TextArea, useTranslate } from '@lectern/ui'
import { useMemo, useRef, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { PlacedRect, RectScope } from '../editor/placed-rect'
import { changeToRects } from '../editor/rect-changes'
import { listMisspelt, type SpellingVerdicts } from '../spelling/create-spelling'
import type { SpeltPart } from '../spelling/list-spelt-parts'
import { MisspeltWords } from '../spelling/misspelt-words'
import { joinText } from './join-text'

export interface PageTextFieldProps {
  readonly editor: Editor
  readonly scope: RectScope
  /** In reading order. */
  readonly words: readonly PlacedRect[]
  readonly pageNumber: number
  readonly language: string
  readonly verdicts: SpellingVerdicts
  /** Adds a word to those of the book; null where that cannot be. */
  readonly onAddWord: ((word: string) => void) | null
}

interface Typing {
  readonly text: string
  /** The words as they were when the typing began: each letter is compared with them, so that no passing state costs a time. */
  readonly base: readonly PlacedRect[]
  /** The words that this text led to; others on the page mean that they were changed elsewhere. */
  readonly led: readonly PlacedRect[]
  readonly changed: number
}

/** The text of a page, edited like text. Words that are not touched keep their frames and times; all typing is one undo step. */
export function PageTextField(props: PageTextFieldProps) {
  const { editor, scope, words, pageNumber, language, verdicts, onAddWord } = props
  const t = useTranslate(pageToolMessages)
  const [typing, setTyping] = useState<Typing | null>(null)
  const own = typing?.led === words ? typing : null
  const change = (text: string) => {
    const base = own?.base ?? words
    const before = base.map(({ rect }) => rect)
    const { rects, changed } = transferTimings(before, text, { language })
    editor.perform('text', changeToRects(editor.document, scope, rects), own !== null)
    setTyping({ text, base, led: editor.document.inOrder(scope), changed: changed.length })
  }
  const shown = own?.text ?? joinText(words)
  const misspelt = useMemo(() => listMisspelt(shown, verdicts), [shown, verdicts])
  const area = useRef<HTMLTextAreaElement>(null)
  const select = ({ from, to }: SpeltPart) => {
    area.current?.focus()
    area.current?.setSelectionRange(from, to)
  }
  return (
    <Stack gap="xs">
      <TextArea
        ref={area}
        label={t('textLabel', { page: pageNumber })}
        hint={t('textHint')}
        rows={8}
        dir="auto"
        lang={language}
        value={shown}
        marks={misspelt}
        // Two kinds of marks on one word say less than one.
        spellCheck={verdicts.hasDictionary !== true}
        onChange={change}
        onBlur={() => setTyping(null)}
      />
      {own !== null && own.changed > 0 && (
        <Text size="s" tone="muted">
          {t('textChanged', { count: own.changed })}
        </Text>
      )}
      <MisspeltWords words={misspelt} language={language} onShow={select} onAdd={onAddWord} />
    </Stack>
  )
}
