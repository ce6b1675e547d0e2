import { audioEditorMessages } from '@lectern/messages'
import type { Voice } from '@lectern/core/text'
import { useTranslate } from '@lectern/ui'
import { AudioLines } from '@lectern/ui/icons'
import { useMemo } from 'react'
import { choosePart } from './choose-part'
import { toTextToSpeak } from './parts-api'
import type { SpokenChapter } from './spoken-chapter'
import { SpeakPart } from './speak-part'
import { useTextSelection } from './use-text-selection'

export interface HearVoiceProps {
  readonly chapter: SpokenChapter
  readonly voice: Voice
  readonly disabled: boolean
}

/** Speaks the sentence at the cursor with the chosen voice; the first one of the chapter while there is no cursor. */
export function HearVoice({ chapter, voice, disabled }: HearVoiceProps) {
  const { api, sentences, selection, dictionaryIds, version } = chapter
  const t = useTranslate(audioEditorMessages)
  const selected = useTextSelection(selection)
  const part = useMemo(() => {
    const [first] = sentences
    const atCursor = selected === null ? null : { ...selected, end: selected.start }
    return (
      choosePart(sentences, atCursor) ??
      (first === undefined
        ? null
        : choosePart(sentences, { pageVariationId: first.pageVariationId, start: first.start, end: first.start }))
    )
  }, [sentences, selected])
  const text = useMemo(() => {
    if (part === null || voice.voiceId === '') return null
    const inVoice = part.sentences.map((sentence) => ({ ...sentence, voice }))
    return toTextToSpeak({ ...part, sentences: inVoice }, { voice, dictionaryIds })
  }, [part, voice, dictionaryIds])
  return (
    <SpeakPart
      api={api}
      text={text}
      icon={AudioLines}
      label={t('hearVoice')}
      hint={t('hearVoiceHint')}
      quote={part?.sentences[0]?.text}
      disabled={disabled}
      version={version}
    />
  )
}
