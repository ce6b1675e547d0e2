import { coachingMessages } from '@lectern/messages'
import { Button, ButtonLink, Text, useTranslate } from '@lectern/ui'
import { ChevronLeft, ChevronRight, ExternalLink } from '@lectern/ui/icons'
import { ReaderPopup, type ReaderPopupProps } from '../popup/reader-popup'
import { CoachingSound } from './coaching-sound'
import type { CoachingBubble } from './read-coaching-bubble'
import * as styles from './coaching.css'

export interface CoachingPopupProps extends Pick<ReaderPopupProps, 'anchor' | 'stage' | 'onClose'> {
  readonly pointId: string
  readonly bubble: CoachingBubble
  /** Of the point among those of its page, from 0. */
  readonly index: number
  readonly count: number
  readonly onStep: (step: 1 | -1) => void
  readonly onRefreshMedia: () => Promise<unknown>
}

/** Shows a coaching point: its title, sound, subtitles and link, with a way to the other points of its page. */
export function CoachingPopup({
  pointId,
  bubble: { title, link, audio, subtitles },
  index,
  count,
  onStep,
  onRefreshMedia,
  ...popup
}: CoachingPopupProps) {
  const t = useTranslate(coachingMessages)
  return (
    <ReaderPopup
      {...popup}
      title={title?.text ?? t('coachingPoint')}
      titleLanguage={title?.language}
      // A sound pauses the narration only while it plays.
      pausesNarration={audio === null}
      actions={
        count > 1 ? (
          <div className={styles.steps}>
            <Button icon={ChevronLeft} iconFollowsText aria-disabled={index === 0} onClick={() => onStep(-1)}>
              {t('coachingPrevious')}
            </Button>
            <Text as="span" size="s" tone="muted" face="figures" role="status">
              {t('coachingPosition', { position: index + 1, count })}
            </Text>
            <Button iconEnd={ChevronRight} aria-disabled={index === count - 1} onClick={() => onStep(1)}>
              {t('coachingNext')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div key={pointId} className={styles.parts}>
        {audio !== null && <CoachingSound audio={audio} subtitles={subtitles} onRefreshMedia={onRefreshMedia} />}
        {link !== null && (
          <div>
            <ButtonLink href={link.link} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
              {t('coachingLink')}
            </ButtonLink>
          </div>
        )}
      </div>
    </ReaderPopup>
  )
}
