import type { Voice } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { IconButton, useTranslate } from '@lectern/ui'
import { Lock, LockOpen } from '@lectern/ui/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { describeGenerationFailure, type GenerationFailure } from '../generation/describe-generation-failure'
import { choosePart } from './choose-part'
import { findSentenceState, type ChapterStates } from './find-sentence-state'
import { toTextToSpeak } from './parts-api'
import { sortLocks } from './sentence-locks'
import * as styles from './speak-part.css'
import type { SpokenChapter } from './spoken-chapter'
import { useTextSelection } from './use-text-selection'

export interface LockSentencesProps {
  readonly chapter: SpokenChapter
  /** The voice of the chapter; sentences may have voices of their own. */
  readonly voice: Voice
  readonly disabled: boolean
  /** States of the chapter's sentences; null while they are not known. */
  readonly states: ChapterStates | null
  /** Returns the name of a voice by its id. */
  readonly nameOf: (id: string) => string
  /** Further actions on the sentence at the cursor. */
  readonly children?: ReactNode
}

const stateTexts = {
  recorded: 'stateRecorded',
  spoken: 'stateSpoken',
  changed: 'stateChanged',
  missing: 'stateMissing',
  failed: 'stateFailed',
} as const

/** Locks the selected sentences, or the one at the cursor: their sound stays whatever changes. Tells the state of a single one. */
export function LockSentences({ chapter, voice, disabled, states, nameOf, children }: LockSentencesProps) {
  const { api, sentences, selection, dictionaryIds, locks } = chapter
  const t = useTranslate(audioEditorMessages)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<GenerationFailure | null>(null)
  const selected = useTextSelection(selection)
  const part = useMemo(() => choosePart(sentences, selected), [sentences, selected])
  const chosen = part === null ? [] : part.sentences
  const locked = part === null ? [] : sortLocks(part.sentences, locks).locked
  const areLocked = chosen.length > 0 && locked.length === chosen.length
  const count = chosen.length
  const [single = null] = count === 1 ? chosen : []

  const toggle = async () => {
    if (part === null) return
    setWorking(true)
    setFailure(null)
    try {
      const text = toTextToSpeak(part, { voice, dictionaryIds })
      for (const sentence of areLocked ? part.sentences : part.sentences.filter((each) => !locked.includes(each))) {
        if (areLocked) await api.unlock(sentence)
        else await api.lock(text, sentence)
      }
    } catch (error) {
      setFailure(api.readFailure(error))
    }
    setWorking(false)
  }
  return (
    <div className={styles.inRow} role="group" aria-label={t('lockTitle')}>
      <div className={styles.controls}>
        <IconButton
          size="s"
          icon={areLocked ? LockOpen : Lock}
          label={t(areLocked ? 'lockRemove' : 'lockAdd', { count: Math.max(1, count) })}
          busy={isWorking}
          disabled={disabled || part === null || voice.voiceId === ''}
          onClick={() => void toggle()}
        />
        {children}
      </div>
      <div className={styles.noteBelow} role="status">
        {part === null
          ? t('lockHint')
          : areLocked
            ? t('lockOn', { count })
            : single === null || states === null
              ? t('lockOff', { count })
              : t(stateTexts[findSentenceState(single, states)], { name: nameOf(single.voice.voiceId) })}
        {failure !== null && <div className={styles.failure}>{describeGenerationFailure(t, failure)}</div>}
      </div>
    </div>
  )
}
