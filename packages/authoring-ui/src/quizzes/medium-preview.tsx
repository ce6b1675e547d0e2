import { quizEditorMessages } from '@lectern/messages'
import { Text, useTranslate } from '@lectern/ui'
import { readMediaAddress } from '../media-address/read-media-address'
import type { MediumDraft } from './quiz-draft'
import * as styles from './quizzes.css'

/** A small picture, or the player of a sound or a video. */
export function MediumPreview({ medium: { type, url, metadata } }: { readonly medium: MediumDraft }) {
  const t = useTranslate(quizEditorMessages)
  const alt: unknown = metadata['alt']
  const name = typeof alt === 'string' && alt !== '' ? alt : t('quizMedium')
  const address = readMediaAddress(url)
  if (address === null) return <Text tone="muted">{url}</Text>
  if (/^(image|picture)/i.test(type)) return <img src={address} alt={name} className={styles.preview} />
  if (/^(audio|sound)/i.test(type)) {
    return <audio controls preload="none" src={address} aria-label={name} className={styles.player} />
  }
  if (/^video/i.test(type)) {
    return <video controls playsInline preload="metadata" src={address} aria-label={name} className={styles.preview} />
  }
  return <Text tone="muted">{url}</Text>
}
