import { audioEditorMessages } from '@lectern/messages'
import type { Voice } from '@lectern/core/text'
import { useTranslate } from '@lectern/ui'
import { RefreshCw } from '@lectern/ui/icons'
import { useMemo } from 'react'
import { choosePart } from './choose-part'
import { toTextToSpeak } from './parts-api'
import type { SpokenChapter } from './spoken-chapter'
import { SpeakPart } from './speak-part'
import { useTextSelection } from './use-text-selection'

export interface RegenerateSelectionProps {
  readonly chapter: SpokenChapter
  /** The voice of the chapter; sentences may have voices of their own. */
  readonly voice: Voice
  readonly disabled: boolean
}

/** Speaks the selected sentences with the text around them. Generating the narration then takes them over. */
export function RegenerateSelection({ chapter, voice, disabled }: RegenerateSelectionProps) {
  const { api, sentences, selection, dictionaryIds, version } = chapter
  const t = useTranslate(audioEditorMessages)
  const selected = useTextSelection(selection)
  const text = useMemo(() => {
    const isSelected = selected !== null && selected.start < selected.end
    const part = isSelected ? choosePart(sentences, selected) : null
    return part === null || voice.voiceId === '' ? null : toTextToSpeak(part, { voice, dictionaryIds })
  }, [sentences, selected, voice, dictionaryIds])
  return (
    <SpeakPart
      api={api}
      text={text}
      icon={RefreshCw}
      label={t('regenerateSelection')}
      hint={t('regenerateHint')}
      doneText={t('regenerateDone')}
      disabled={disabled}
      version={version}
    />
  )
}
