import { changeToPlaced } from '../editor/rect-changes'
import type { Editor } from '../editor/editor'
import { readOverride, writeOverride } from './speech-override'

/** A word of a page and the voice that speaks it; null for the voice of the chapter. */
export interface WordVoice {
  readonly rectId: string
  readonly voiceId: string | null
}

/** Gives words of a page their voices, as one undo step. Settings and pauses of the words stay; unknown words are left out. */
export function giveVoice(
  editor: Pick<Editor, 'document' | 'perform'>,
  pageVariationId: number,
  words: readonly WordVoice[],
): void {
  const voiceOf = new Map(words.map(({ rectId, voiceId }) => [rectId, voiceId]))
  const after = editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }).flatMap((placed) => {
    const voiceId = voiceOf.get(placed.rect.id)
    if (voiceId === undefined) return []
    const [rect = placed.rect] = writeOverride([placed.rect], { ...readOverride([placed.rect]), voiceId })
    return [{ ...placed, rect }]
  })
  if (after.length > 0) editor.perform('voice', changeToPlaced(editor.document, after))
}
