import { audioEditorMessages } from '@lectern/messages'
import { Select, useToast, useTranslate } from '@lectern/ui'
import { useMemo } from 'react'
import { findWords } from '../speech-text/find-words'
import type { SpokenPage } from '../speech-text/spoken-page'
import type { Voice } from '../voices/voice'
import * as styles from './speak-part.css'
import type { TextSelectionStore } from './text-selection'
import { useTextSelection } from './use-text-selection'

/** Words of a page and the voice that each of them gets; null for the voice of the chapter. */
export interface GivenVoice {
  readonly pageVariationId: number
  readonly words: readonly { readonly rectId: string; readonly voiceId: string | null }[]
}

export interface CharacterVoiceProps {
  readonly selection: TextSelectionStore
  readonly spoken: readonly SpokenPage[]
  /** The voices of the language. */
  readonly voices: readonly Voice[]
  readonly disabled: boolean
  /** Writes the voices to the words of the page. */
  readonly onGive: (given: GivenVoice) => void
}

/** Gives the selected words a voice of their own, such as that of a character. */
export function CharacterVoice({ selection, spoken, voices, disabled, onGive }: CharacterVoiceProps) {
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const selected = useTextSelection(selection)
  const words = useMemo(() => {
    const page = spoken.find(({ pageVariationId }) => pageVariationId === selected?.pageVariationId)
    return selected === null || page === undefined ? [] : findWords(page.textSegments, selected)
  }, [spoken, selected])
  const [first] = words
  const voiceIds = new Set(words.map(({ voiceId }) => voiceId))
  const current = voiceIds.size === 1 && first?.voiceId !== undefined ? first.voiceId : ''
  const isListed = current === '' || voices.some(({ voice_id }) => voice_id === current)

  const give = (voiceId: string) => {
    if (selected === null) return
    const { pageVariationId } = selected
    const before = words.map(({ id, voiceId: own = null }) => ({ rectId: id, voiceId: own }))
    onGive({
      pageVariationId,
      words: words.map(({ id }) => ({ rectId: id, voiceId: voiceId === '' ? null : voiceId })),
    })
    toast({
      message: t('characterGiven', { count: words.length }),
      action: { label: t('undo'), onPress: () => onGive({ pageVariationId, words: before }) },
    })
  }
  return (
    <div className={styles.part} role="group" aria-label={t('characterTitle')}>
      <div className={styles.controls}>
        <Select
          size="s"
          label={t('characterTitle')}
          hideLabel
          value={current}
          disabled={disabled || words.length === 0}
          options={[
            { value: '', label: t('characterOfChapter') },
            ...(isListed ? [] : [{ value: current, label: current }]),
            ...voices.map(({ voice_id, name }) => ({ value: voice_id, label: name })),
          ]}
          onChange={give}
        />
      </div>
      <div className={styles.note}>
        {words.length === 0 ? t('characterHint') : t('characterWords', { count: words.length })}
      </div>
    </div>
  )
}
