import type { ChapterStaleness } from '@lectern/core/staleness'
import type { Voice } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { IconButton, useToast, useTranslate } from '@lectern/ui'
import { Redo2, Undo2 } from '@lectern/ui/icons'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { NamedSentence } from '../parts/sentence-locks'
import type { TextSelection } from '../parts/text-selection'
import { isBusy } from '../editor/is-busy'
import { findPageSpan } from '../listening/find-page-span'
import type { TrackPlayer } from '../listening/use-track-player'
import type { EditedText } from '../speech-text/step-speech-text'
import { PageTexts } from '../speech-text/page-texts'
import { joinSegments } from '../speech-text/text-edits'
import { useAudioEditor, useAudioEditorState } from './audio-editor-context'
import * as styles from './audio-editor.css'
import { FindInText } from './find-in-text'
import { usePageTexts, type ChapterPage } from './use-page-texts'
import { useSpokenText, type SpokenPageCache } from './use-spoken-text'

export interface NarrationTextProps {
  readonly pages: readonly ChapterPage[]
  readonly spokenPages: SpokenPageCache
  readonly staleness: ChapterStaleness | null
  /** The voice of the chapter. */
  readonly voice: Voice
  readonly language: string
  readonly audioUrl: string | null
  readonly player: TrackPlayer
  /** Sentences of the chapter that generating sends to the voice; empty while they are not known. */
  readonly unspoken: readonly NamedSentence[]
  /** The last attempt to generate them failed. */
  readonly hasFailed: boolean
  /** Sentences whose sound stays as it is, also those that the text no longer has. */
  readonly locks: readonly NamedSentence[]
  /** Returns the name of a voice by its id. */
  readonly nameOf: (id: string) => string
  readonly onSelect: (selection: TextSelection) => void
  /** Tools for the selected text. */
  readonly children?: ReactNode
}

/** The text of every page as it is spoken, each with a button that plays its narration. */
export function NarrationText(props: NarrationTextProps) {
  const { pages, voice, language, audioUrl, player, unspoken, hasFailed, locks, nameOf } = props
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const store = useAudioEditor()
  const text = useAudioEditorState((state) => state.text)
  const { isBuilding, pages: built, edits, history } = text
  const isLocked = useAudioEditorState(isBusy) || isBuilding
  /** The place in the text that was asked for last, as a match of a search. */
  const [place, setPlace] = useState<TextSelection | null>(null)
  const { spoken, changes } = useSpokenText({ cache: props.spokenPages, text, voice, staleness: props.staleness })
  const texts = usePageTexts({
    pages,
    spoken,
    built,
    edits,
    language,
    hasNarration: audioUrl !== null,
    playing: typeof player.playing === 'number' ? player.playing : null,
    changes,
    unspoken,
    hasFailed,
    locks,
    chapterVoiceId: voice.voiceId,
    nameOf,
  })
  const listen = (pageVariationId: number) => {
    const page = pages.find((each) => each.pageVariationId === pageVariationId)
    const span = page === undefined ? null : findPageSpan(page.rects)
    if (span !== null) player.toggle(pageVariationId, span)
  }
  const change = (edited: readonly EditedText[]) =>
    store.send({ kind: 'text', event: { kind: 'text-edited', texts: edited } })
  const edit = (pageVariationId: number, edited: string) => change([{ pageVariationId, text: edited }])
  const revert = (pageVariationId: number) => {
    const builtPage = built.find((each) => each.pageVariationId === pageVariationId)
    const edited = edits.get(pageVariationId)
    const page = pages.find((each) => each.pageVariationId === pageVariationId)
    if (builtPage === undefined || edited === undefined || page === undefined) return
    edit(pageVariationId, joinSegments(builtPage))
    toast({
      message: t('textReverted', { page: page.pageNumber }),
      action: { label: t('undo'), onPress: () => edit(pageVariationId, edited.text) },
    })
  }
  return (
    <div className={styles.texts} tabIndex={0} role="region" aria-label={t('textTitle')}>
      <PageTexts
        isBuildingText={isBuilding}
        language={language}
        disabled={isLocked}
        place={place}
        onEdit={edit}
        onRevert={revert}
        onListen={listen}
        onKeyDown={(event) => {
          const key = readHistoryKey(event)
          if (key === null) return
          // The browser would undo only what was typed into one field.
          event.preventDefault()
          store.send({ kind: 'text', event: { kind: key } })
        }}
        onSelect={props.onSelect}
        tools={
          <>
            <div className={styles.textTools}>
              <IconButton
                size="s"
                icon={Undo2}
                label={t('textUndo')}
                disabled={isLocked || history.past.length === 0}
                onClick={() => store.send({ kind: 'text', event: { kind: 'text-undone' } })}
              />
              <IconButton
                size="s"
                icon={Redo2}
                label={t('textRedo')}
                disabled={isLocked || history.future.length === 0}
                onClick={() => store.send({ kind: 'text', event: { kind: 'text-redone' } })}
              />
              <FindInText
                pages={texts}
                language={language}
                disabled={isLocked}
                onShow={setPlace}
                onReplace={change}
                onUndo={() => store.send({ kind: 'text', event: { kind: 'text-undone' } })}
              />
            </div>
            {props.children}
          </>
        }
        pages={texts}
      />
    </div>
  )
}

/** Reads the keys that take a change of the text back, and make it again. */
function readHistoryKey(event: KeyboardEvent): 'text-undone' | 'text-redone' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'text-redone' : 'text-undone'
  return key === 'y' ? 'text-redone' : null
}
