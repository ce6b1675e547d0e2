import type { Rect } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { markerColors, useToast, useTranslate } from '@lectern/ui'
import type { ReactNode } from 'react'
import { findUnspokenRanges } from '../parts/find-unspoken-ranges'
import type { NamedSentence, SortedLocks } from '../parts/sentence-locks'
import type { TextSelection } from '../parts/text-selection'
import { isBusy } from '../editor/is-busy'
import { findPageSpan } from '../listening/find-page-span'
import type { TrackPlayer } from '../listening/use-track-player'
import type { SpokenPage } from '../speech-text/spoken-page'
import { countSpokenWords } from '../speech-text/count-words'
import { findVoiceRanges } from '../speech-text/find-voice-ranges'
import type { PageChange } from '../speech-text/page-text'
import { PageTexts } from '../speech-text/page-texts'
import { isUnsent, joinSegments } from '../speech-text/text-edits'
import { useAudioEditor, useAudioEditorState } from './audio-editor-context'
import * as styles from './audio-editor.css'

export interface NarrationTextProps {
  readonly pages: readonly {
    readonly pageVariationId: number
    readonly pageNumber: number
    readonly imageUrl: string | null
    readonly rects: readonly Rect[]
  }[]
  readonly spoken: readonly SpokenPage[]
  readonly language: string
  readonly audioUrl: string | null
  readonly player: TrackPlayer
  /** Differences from the narration, by page variation. */
  readonly changes: ReadonlyMap<number, PageChange>
  /** Sentences of the chapter that generating sends to the voice; empty while they are not known. */
  readonly unspoken: readonly NamedSentence[]
  /** The last attempt to generate them failed. */
  readonly hasFailed: boolean
  readonly locks: SortedLocks
  readonly chapterVoiceId: string
  /** Returns the name of a voice by its id. */
  readonly nameOf: (id: string) => string
  readonly onSelect: (selection: TextSelection) => void
  /** Tools for the selected text. */
  readonly children?: ReactNode
}

const isOf = (pageVariationId: number) => (each: NamedSentence) => each.pageVariationId === pageVariationId

/** The text of every page as it is spoken, each with a button that plays its narration. */
export function NarrationText(props: NarrationTextProps) {
  const { pages, spoken, language, audioUrl, player, changes, unspoken, hasFailed, locks, nameOf } = props
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const store = useAudioEditor()
  const { isBuilding, pages: builtPages, edits } = useAudioEditorState((state) => state.text)
  const isWorking = useAudioEditorState(isBusy)
  const texts = new Map(spoken.map((page) => [page.pageVariationId, joinSegments(page)]))
  // A page that is not built yet has no text.
  const textOf = (pageVariationId: number) => texts.get(pageVariationId) ?? ''
  const builtTexts = new Map(builtPages.map((page) => [page.pageVariationId, joinSegments(page)]))
  const narrationOf = (pageVariationId: number, rects: readonly Rect[]) => {
    const span = audioUrl === null ? null : findPageSpan(rects)
    return (
      span && {
        playing: player.playing === pageVariationId,
        onToggle: () => player.toggle(pageVariationId, span),
      }
    )
  }
  const rangesOf = new Map(spoken.map((page) => [page.pageVariationId, findVoiceRanges(page, props.chapterVoiceId)]))
  // In the order in which they first speak: each keeps its colour throughout the chapter.
  const voiceIds = [...new Set([...rangesOf.values()].flat().map(({ voiceId }) => voiceId))]
  const voicesOf = (pageVariationId: number) =>
    (rangesOf.get(pageVariationId) ?? []).map(({ start, end, voiceId }) => ({
      start,
      end,
      name: nameOf(voiceId),
      color: markerColors[voiceIds.indexOf(voiceId) % markerColors.length]?.color,
    }))
  const edit = (pageVariationId: number, text: string) =>
    store.send({ kind: 'text', event: { kind: 'text-edited', pageVariationId, text } })
  const revert = (pageVariationId: number) => {
    const builtText = builtTexts.get(pageVariationId)
    const edited = edits.get(pageVariationId)
    const page = pages.find((each) => each.pageVariationId === pageVariationId)
    if (builtText === undefined || edited === undefined || page === undefined) return
    edit(pageVariationId, builtText)
    toast({
      message: t('textReverted', { page: page.pageNumber }),
      action: { label: t('undo'), onPress: () => edit(pageVariationId, edited.text) },
    })
  }
  const editOf = (pageVariationId: number) => {
    const edited = edits.get(pageVariationId)
    const builtText = builtTexts.get(pageVariationId)
    if (edited === undefined || builtText === undefined) return null
    return { isUnsent: isUnsent(edited), wordsChanged: edited.builtText !== builtText }
  }
  return (
    <div className={styles.texts} tabIndex={0} role="region" aria-label={t('textTitle')}>
      <PageTexts
        building={isBuilding}
        language={language}
        disabled={isBuilding || isWorking}
        onEdit={edit}
        onRevert={revert}
        onSelect={props.onSelect}
        tools={props.children}
        pages={pages.map(({ pageVariationId, pageNumber, imageUrl, rects }) => ({
          pageVariationId,
          pageNumber,
          narration: narrationOf(pageVariationId, rects),
          change: changes.get(pageVariationId) ?? null,
          imageUrl,
          isEditable: builtTexts.get(pageVariationId)?.trim() !== '' && builtTexts.has(pageVariationId),
          // Before the first narration, it is all of the text.
          unspoken:
            audioUrl === null && !hasFailed
              ? []
              : findUnspokenRanges(pageVariationId, textOf(pageVariationId), unspoken),
          hasFailed,
          locked: locks.locked.filter(isOf(pageVariationId)),
          lostLocks: locks.lost.filter(isOf(pageVariationId)).length,
          voices: voicesOf(pageVariationId),
          edit: editOf(pageVariationId),
          text: textOf(pageVariationId),
          words: countSpokenWords(rects, {
            built: builtTexts.get(pageVariationId),
            text: textOf(pageVariationId),
            language,
          }),
        }))}
      />
    </div>
  )
}
