import { pageToolMessages, studioMessages } from '@lectern/messages'
import { Button, Inline, useTranslate } from '@lectern/ui'
import { Combine, Copy, SquareSplitHorizontal, Trash2 } from '@lectern/ui/icons'
import { joinWords } from '../editor/arrange/join-words'
import { listParts, splitWord } from '../editor/arrange/split-word'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'

export interface SelectionActionsProps {
  readonly editor: Editor
  /** In reading order. */
  readonly placed: readonly PlacedRect[]
  readonly language: string
  readonly newId: () => string
}

/** Splits, joins, copies and deletes the selected rects. */
export function SelectionActions({ editor, placed, language, newId }: SelectionActionsProps) {
  const t = useTranslate(pageToolMessages)
  const tStudio = useTranslate(studioMessages)
  const count = placed.length
  const [first] = placed
  const parts = count === 1 && first?.kind === 'rectsByWords' ? listParts(first.rect.word ?? '').length : 1
  const split = () => {
    if (first === undefined) return
    const list = editor.document.inOrder(first)
    const change = splitWord(first, { next: list[list.indexOf(first) + 1], language, newId })
    if (change === null) return
    editor.perform('split', change)
    editor.select([first.id, ...Object.keys(change.added)])
  }
  const join = () => {
    const change = joinWords(placed)
    if (change !== null) editor.perform('join', change)
  }
  return (
    <Inline gap="s">
      {parts > 1 && (
        <Button size="s" icon={SquareSplitHorizontal} onClick={split}>
          {t('splitWord', { count: parts })}
        </Button>
      )}
      {count > 1 && (
        <Button size="s" icon={Combine} onClick={join}>
          {t(first?.kind === 'rects' ? 'joinSentences' : 'joinWords', { count })}
        </Button>
      )}
      <Button size="s" tone="quiet" icon={Copy} onClick={() => void editor.copySelected()}>
        {t('copyFrames', { count })}
      </Button>
      <Button size="s" tone="quiet" icon={Trash2} onClick={editor.removeSelected}>
        {tStudio('inspectorDelete', { count })}
      </Button>
    </Inline>
  )
}
