import type { MediaToTake } from '@lectern/api-client/quiz/taking'
import { allowWebLink } from '@lectern/core/book'
import { quizMessages } from '@lectern/messages'
import { Link, useTranslate } from '@lectern/ui'
import { isForReader } from './is-for-reader'
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
  if (/^(audio|sound)/i.test(type)) {
    return (
      <audio
        controls
        preload="none"
        src={url}
        aria-label={name ?? t('quizSound')}
        onPlay={onPlay}
        className={styles.sound}
      />
    )
  }
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

/** Returns an address of this server or a web address; null for all others. */
function allowMedium(url: string): string | null {
  return /^\/(?![/\\])/.test(url) ? url : allowWebLink(url)
}
