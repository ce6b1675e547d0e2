import { marksEditorMessages } from '@lectern/messages'
import { Button, FileDrop, ProgressBar, Stack, useTranslate } from '@lectern/ui'
import { Trash2 } from '@lectern/ui/icons'
import { useState } from 'react'
import { isLink } from '../marks/is-link'
import { readMediaAddress } from '../media-address/read-media-address'
import type { UploadMedia } from './mark-edit'
import * as styles from './marks-editor.css'
import { TypedField } from './typed-field'

export interface MediaFieldProps {
  readonly label: string
  readonly kind: 'audio' | 'subtitles' | 'video' | 'picture'
  readonly markId: string
  /** The stored address; empty without one. */
  readonly link: string
  readonly onLink: (link: string, continued?: boolean) => void
  readonly onDiscard: () => void
  readonly uploadMedia: UploadMedia
}

const accepted = {
  audio: '.mp3,.wav',
  subtitles: '.vtt,.srt',
  video: '.mp4',
  picture: '.jpg,.jpeg,.png,.webp',
} as const
const hints = {
  audio: 'mediaAudioHint',
  subtitles: 'mediaSubtitlesHint',
  video: 'mediaVideoHint',
  picture: 'mediaPictureHint',
} as const

type Upload = { readonly fraction: number } | { readonly failure: string } | null

/** A sound, subtitles, a video or a picture: uploaded from this device, or by an address. */
export function MediaField({ label, kind, markId, link, onLink, onDiscard, uploadMedia }: MediaFieldProps) {
  const t = useTranslate(marksEditorMessages)
  const [upload, setUpload] = useState<Upload>(null)
  const send = async (file: File) => {
    setUpload({ fraction: 0 })
    const outcome = await uploadMedia({
      kind,
      // Ids from other software may contain characters that an address does not allow.
      markId: markId.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 100),
      file,
      onProgress: (fraction) => setUpload({ fraction }),
    })
    if (outcome.kind === 'stored') {
      onLink(outcome.link)
      setUpload(null)
    } else setUpload({ failure: outcome.failure.msg === '' ? t('mediaFailed') : outcome.failure.msg })
  }
  const address = readMediaAddress(link)
  const isBusy = upload !== null && 'fraction' in upload
  return (
    <Stack gap="xs">
      <TypedField
        label={label}
        type="url"
        hint={t('mediaAddressHint')}
        value={link}
        error={isLink(link) ? undefined : t('marksLinkInvalid')}
        onChange={onLink}
        onDiscard={onDiscard}
      />
      {kind === 'audio' && address !== null && (
        <audio className={styles.sound} controls preload="none" src={address} aria-label={label} />
      )}
      {kind === 'video' && address !== null && (
        <video className={styles.video} controls preload="metadata" src={address} aria-label={label} />
      )}
      {kind === 'picture' && address !== null && <img className={styles.video} src={address} alt={label} />}
      {isBusy ? (
        <ProgressBar label={t('mediaSending', { name: label })} value={upload.fraction} />
      ) : (
        <FileDrop
          compact
          hideLabel
          label={t('mediaUpload', { name: label })}
          invitation={t('mediaUpload', { name: label })}
          hint={t(hints[kind])}
          accept={accepted[kind]}
          error={upload?.failure}
          onFiles={([file]) => file !== undefined && void send(file)}
          onRejected={() => setUpload({ failure: t(hints[kind]) })}
        />
      )}
      {link !== '' && (
        <Button size="s" tone="quiet" icon={Trash2} onClick={() => onLink('')}>
          {t('mediaRemove', { name: label })}
        </Button>
      )}
    </Stack>
  )
}
