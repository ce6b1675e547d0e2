import { appApi } from '@lectern/api-client/app'
import { glossaryEditorMessages } from '@lectern/messages'
import { Button, IconButton, Inline, Stack, Text, useTranslate } from '@lectern/ui'
import { Upload, Volume2, X } from '@lectern/ui/icons'
import { useRef } from 'react'
import { readMediaAddress } from '../media-address/read-media-address'
import * as styles from './glossary-editor.css'
import { readReason } from './use-delete-word'
import type { DefinitionDraft } from './word-draft'

export interface DefinitionSoundProps {
  readonly definition: DefinitionDraft
  readonly number: number
  readonly disabled: boolean
  /** Receives the address of the recording; null when it is removed. */
  readonly onAudio: (audio: string | null) => void
}

/** The recording of a definition: spoken by the server's voice of its language, or uploaded. */
export function DefinitionSound({ definition, number, disabled, onAudio }: DefinitionSoundProps) {
  const t = useTranslate(glossaryEditorMessages)
  const { text, lang, audio } = definition
  const address = audio === null ? null : readMediaAddress(audio)
  const chooser = useRef<HTMLInputElement>(null)
  const [speak, speech] = appApi.useSpeakQuizTextMutation()
  const [upload, uploaded] = appApi.useUploadFileMutation()
  const isBusy = speech.isLoading || uploaded.isLoading

  const speakText = async () => {
    uploaded.reset()
    const { data } = await speak({ quizSpeechRequest: { text: text.trim(), language: lang, voiceSettings: {} } })
    if (data !== undefined && 'audioLink' in data) onAudio(data.audioLink)
  }
  const uploadFile = async (file: File) => {
    speech.reset()
    const { data } = await upload({ body: { file: [file] } })
    if (data !== undefined) onAudio(data.url)
  }
  const failure =
    speech.error !== undefined
      ? t('glossarySpeakFailed', { reason: readReason(speech.error) })
      : uploaded.error !== undefined
        ? t('glossaryUploadFailed', { reason: readReason(uploaded.error) })
        : null
  return (
    <Stack gap="xs">
      {audio !== null && (
        <Inline gap="s" wrap={false}>
          {address === null ? (
            <Text size="s" tone="muted">
              {audio}
            </Text>
          ) : (
            <audio
              controls
              preload="none"
              src={address}
              aria-label={t('glossarySound', { number })}
              className={styles.sound}
            />
          )}
          <IconButton
            icon={X}
            size="s"
            label={t('glossaryRemoveSound', { number })}
            disabled={disabled || isBusy}
            onClick={() => onAudio(null)}
          />
        </Inline>
      )}
      <Inline gap="s">
        <Button
          size="s"
          icon={Volume2}
          aria-label={t('glossarySpeakNumber', { number })}
          busy={speech.isLoading}
          disabled={disabled || isBusy || text.trim() === ''}
          onClick={() => void speakText()}
        >
          {t('glossarySpeak')}
        </Button>
        <Button
          size="s"
          icon={Upload}
          aria-label={t('glossaryUploadNumber', { number })}
          busy={uploaded.isLoading}
          disabled={disabled || isBusy}
          onClick={() => chooser.current?.click()}
        >
          {t('glossaryUpload')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="audio/*"
          aria-label={t('glossaryUploadNumber', { number })}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file !== undefined) void uploadFile(file)
          }}
        />
      </Inline>
      <Text role="status" size="s" tone={failure === null ? 'muted' : 'critical'}>
        {speech.isLoading ? t('glossarySpeaking') : uploaded.isLoading ? t('glossaryUploading') : failure}
      </Text>
    </Stack>
  )
}
