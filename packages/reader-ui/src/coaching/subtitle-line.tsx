import { coachingMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import * as styles from './coaching.css'

export interface SubtitleLineProps {
  readonly language: string
  /** Empty while nobody speaks. */
  readonly text: string
}

/** Shows the subtitle of the moment. */
export function SubtitleLine({ language, text }: SubtitleLineProps) {
  const t = useTranslate(coachingMessages)
  return (
    <div className={styles.subtitle} role="group" aria-label={t('coachingSubtitles')} lang={language} dir="auto">
      {text}
    </div>
  )
}
