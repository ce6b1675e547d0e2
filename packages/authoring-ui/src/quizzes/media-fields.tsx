import { nameLanguage, quizEditorMessages } from '@lectern/messages'
import { Button, FileDrop, IconButton, ProgressBar, Select, TextField, useLocale, useTranslate } from '@lectern/ui'
import { Trash2 } from '@lectern/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useMediaServices } from './media-context'
import { MediumPreview } from './medium-preview'
import { createPartKey, type MediumDraft } from './quiz-draft'
import * as styles from './quizzes.css'

export interface MediaFieldsProps {
  /** The question or the answer that they belong to. */
  readonly name: string
  readonly media: readonly MediumDraft[]
  /** Shows the field that uploads; true by default. */
  readonly isAdding?: boolean
  /** Changes the media as they are then: an upload may end after other changes. */
  readonly onChange: (change: (media: readonly MediumDraft[]) => readonly MediumDraft[], name?: string) => void
}

/** Value of the select for media of every language. */
const everyLanguage = ''

/** The pictures, sounds and videos of a question or an answer, each for one language or for all. */
export function MediaFields({ name, media, isAdding = true, onChange }: MediaFieldsProps) {
  const t = useTranslate(quizEditorMessages)
  const { locale } = useLocale()
  const { languages } = useMediaServices()
  const change = (changed: MediumDraft, field?: string) =>
    onChange(
      (all) => all.map((medium) => (medium.key === changed.key ? changed : medium)),
      field && `${changed.key}.${field}`,
    )
  return (
    <div className={styles.media} role="group" aria-label={t('quizMediaOf', { name })}>
      {media.map((medium) => {
        const alt: unknown = medium.metadata['alt']
        return (
          <div key={medium.key} className={styles.medium}>
            <MediumPreview medium={medium} />
            <TextField
              label={t('quizMediumAlt')}
              size="s"
              value={typeof alt === 'string' ? alt : ''}
              dir="auto"
              onChange={(text) => change({ ...medium, metadata: { ...medium.metadata, alt: text } }, 'alt')}
            />
            <Select
              label={t('quizMediumLanguage')}
              size="s"
              value={medium.language ?? everyLanguage}
              options={[
                { value: everyLanguage, label: t('quizMediumEveryLanguage') },
                ...[...new Set([...languages, ...(medium.language === null ? [] : [medium.language])])].map((code) => ({
                  value: code,
                  label: nameLanguage(code, locale),
                })),
              ]}
              onChange={(code) => change({ ...medium, language: code === everyLanguage ? null : code })}
            />
            <IconButton
              size="s"
              icon={Trash2}
              label={t('quizMediumDelete')}
              onClick={() => onChange((all) => all.filter(({ key }) => key !== medium.key))}
            />
          </div>
        )
      })}
      {isAdding && <MediumUploadField name={name} onAdd={(medium) => onChange((all) => [...all, medium])} />}
    </div>
  )
}

interface MediumUploadFieldProps {
  readonly name: string
  readonly onAdd: (medium: MediumDraft) => void
}

type UploadState = { readonly file: File; readonly share: number } | { readonly failed: string; readonly file: File }

/** Uploads a file with progress; a failure can be tried again, and an upload cancelled. */
function MediumUploadField({ name, onAdd }: MediumUploadFieldProps) {
  const t = useTranslate(quizEditorMessages)
  const { upload } = useMediaServices()
  const [state, setState] = useState<UploadState | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    setState({ file, share: 0 })
    const outcome = await upload({ file, signal: controller.signal, onProgress: (share) => setState({ file, share }) })
    if (outcome.kind === 'failed') {
      const { code, msg } = outcome.failure
      setState(code === 'aborted' ? null : { file, failed: msg === '' ? t('quizMediumFailed') : msg })
      return
    }
    setState(null)
    const [type = 'file'] = outcome.contentType.split('/')
    onAdd({ key: createPartKey('m'), type, url: outcome.url, language: null, metadata: {} })
  }
  if (state !== null && 'share' in state) {
    return (
      <div className={styles.medium}>
        <ProgressBar label={t('quizMediumUploading', { file: state.file.name })} value={state.share} />
        <Button size="s" tone="quiet" onClick={() => running.current?.abort()}>
          {t('cancel')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <FileDrop
        label={t('quizMediumAdd', { name })}
        hideLabel
        compact
        accept="image/*,audio/*,video/*"
        invitation={t('quizMediumInvitation')}
        error={state === null ? undefined : state.failed}
        onFiles={([file]) => file !== undefined && void start(file)}
      />
      {state !== null && (
        <div>
          <Button size="s" onClick={() => void start(state.file)}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  )
}
