import type { MediaToTake } from '@lectern/api-client/quiz/taking'
import { quizMessages } from '@lectern/messages'
import { Link, useTranslate } from '@lectern/ui'
import { allowMedium } from './allow-medium'
import { isForReader } from './is-for-reader'
import { isSound } from './is-sound'
import { SoundButton } from './sound-button'
import * as styles from './quiz.css'

export interface QuestionMediaProps {
  readonly media: readonly MediaToTake[]
  /** The reader's language: media in others are left out. */
  readonly language: string
  /** Called when a sound or a film starts. */
  readonly onPlay: () => void
}

/** Shows the pictures, sounds and films of a question or an answer. A medium of another type is a link. */
export function QuestionMedia({ media, language, onPlay }: QuestionMediaProps) {
  const shown = media.filter((medium) => isForReader(medium.language, language))
  if (shown.length === 0) return null
  return (
    <div className={styles.media}>
      {shown.map((medium) => (
        <QuestionMedium key={medium.id} medium={medium} onPlay={onPlay} />
      ))}
    </div>
  )
}

function QuestionMedium({ medium, onPlay }: { readonly medium: MediaToTake; readonly onPlay: () => void }) {
  const t = useTranslate(quizMessages)
  const { metadata, type } = medium
  const url = allowMedium(medium.url)
  if (url === null) return null
  const given: unknown = metadata['alt'] ?? metadata['title']
  const name = typeof given === 'string' && given.trim() !== '' ? given : null
  if (/^(image|picture)/i.test(type)) return <img src={url} alt={name ?? t('quizPicture')} className={styles.picture} />
  if (isSound(type)) return <SoundButton src={url} name={name ?? t('quizSound')} onPlay={onPlay} />
  if (/^video/i.test(type)) {
    return (
      <video
        controls
        playsInline
        preload="metadata"
        src={url}
        aria-label={name ?? t('quizVideo')}
        onPlay={onPlay}
        className={styles.picture}
      />
    )
  }
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {name ?? t('quizAttachment')}
    </Link>
  )
}
