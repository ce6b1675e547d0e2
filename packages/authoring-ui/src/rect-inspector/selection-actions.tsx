import { pageToolMessages, studioMessages } from '@lectern/messages'
import { Button, Inline, useTranslate } from '@lectern/ui'
import { AudioLines, Combine, Copy, SquareSplitHorizontal, Trash2 } from '@lectern/ui/icons'
import { joinWords } from '../editor/arrange/join-words'
import { listParts, splitWord } from '../editor/arrange/split-word'
import { lazy, Suspense, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { readWord } from '../editor/read-word'

const VoiceDrawer = lazy(async () => ({ default: (await import('../rect-voice/voice-drawer')).VoiceDrawer }))

export interface SelectionActionsProps {
  readonly editor: Editor
  /** In reading order. */
  readonly placed: readonly PlacedRect[]
  readonly language: string
  readonly newId: () => string
}

interface OpenedVoice {
  readonly placed: readonly PlacedRect[]
  readonly open: boolean
  /** Counts the openings: each reads the words again. */
  readonly opening: number
}

/** Splits, joins, copies and deletes the selected rects. */
export function SelectionActions({ editor, placed, language, newId }: SelectionActionsProps) {
  const t = useTranslate(pageToolMessages)
  const tStudio = useTranslate(studioMessages)
  const count = placed.length
  // A drawer opens on the words that are selected then.
  const [voiceOf, setVoiceOf] = useState<OpenedVoice | null>(null)
  const [first] = placed
  const parts = count === 1 && first?.kind === 'rectsByWords' ? listParts(readWord(first)).length : 1
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
      <Button
        size="s"
        tone="quiet"
        icon={AudioLines}
        onClick={() => setVoiceOf({ placed, open: true, opening: voiceOf === null ? 1 : voiceOf.opening + 1 })}
      >
        {t('voiceOpen')}
      </Button>
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
      {voiceOf !== null && (
        <Suspense fallback={null}>
          <VoiceDrawer
            key={voiceOf.opening}
            editor={editor}
            placed={voiceOf.placed}
            open={voiceOf.open}
            onOpenChange={(open) => setVoiceOf({ ...voiceOf, open })}
          />
        </Suspense>
      )}
    </Inline>
  )
}
