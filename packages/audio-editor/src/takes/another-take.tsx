import type { Voice } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { Plus } from '@lectern/ui/icons'
import { useMemo } from 'react'
import type { SpeechPart } from '../parts/choose-part'
import { toTextToSpeak } from '../parts/parts-api'
import { SpeakPart } from '../parts/speak-part'
import type { SpokenChapter } from '../parts/spoken-chapter'

export interface AnotherTakeProps {
  readonly chapter: Pick<SpokenChapter, 'api' | 'dictionaryIds' | 'version'>
  /** The sentence, with the text around it. */
  readonly part: SpeechPart
  /** The voice of the chapter; the sentence may have one of its own. */
  readonly voice: Voice
  /** Number of the take, from 2. */
  readonly take: number
  readonly onSpoken: () => void
}

/** Speaks a sentence once more with the same voice and settings, with its cost beforehand. */
export function AnotherTake({ chapter, part, voice, take, onSpoken }: AnotherTakeProps) {
  const { api, dictionaryIds, version } = chapter
  const t = useTranslate(audioEditorMessages)
  const text = useMemo(
    () => ({ ...toTextToSpeak(part, { voice, dictionaryIds }), take }),
    [part, voice, dictionaryIds, take],
  )
  return (
    <SpeakPart
      api={api}
      text={text}
      icon={Plus}
      label={t('takeAnother')}
      hint=""
      disabled={voice.voiceId === ''}
      version={version}
      onSpoken={onSpoken}
    />
  )
}
