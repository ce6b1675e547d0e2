import { triggerMessages } from '@lectern/messages'
import { Button, Link, Text, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { CoachingBubble } from '../coaching/read-coaching-bubble'
import { useSoundTurn } from '../popup/use-sound-turn'
import { ItemSubtitles } from './item-subtitles'
import type { ShownItem } from './read-item'
import * as styles from './triggers.css'

export interface TriggerItemProps {
  readonly item: ShownItem
  /** Starts sound and video immediately, because the reader has just requested them. */
  readonly startsPlaying: boolean
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}

/** Renders one item of a trigger. */
export function TriggerItem({ item, ...media }: TriggerItemProps) {
  const t = useTranslate(triggerMessages)
  const text = item.text !== null && (
    <Text as="div">
      <div className={styles.text} lang={item.language ?? undefined} dir="auto">
        {item.text}
      </div>
    </Text>
  )
  switch (item.kind) {
    case 'text':
      return (
        <>
          {item.image !== null && <img className={styles.image} src={item.image} alt="" />}
          {text}
          {item.audio !== null && (
            <MediaFile {...media} startsPlaying={false} kind="audio" link={item.audio} poster={null} subtitles={null} />
          )}
        </>
      )
    case 'unknown':
      return (
        <>
          {text}
          {item.link !== null && <FileLink link={item.link} />}
          {text === false && item.link === null && <Text tone="muted">{t('triggerUnknown')}</Text>}
        </>
      )
    default:
      return (
        <>
          <MediaFile {...media} kind={item.kind} link={item.link} poster={item.poster} subtitles={item.subtitles} />
          {text}
        </>
      )
  }
}

interface MediaFileProps extends Omit<TriggerItemProps, 'item'> {
  readonly kind: 'video' | 'audio'
  readonly link: string
  readonly poster: string | null
  readonly subtitles: CoachingBubble['subtitles']
}

/** Plays a file. If that fails, says so, and offers another attempt or the file itself. */
function MediaFile({ kind, link, poster, subtitles, startsPlaying, onRefreshMedia }: MediaFileProps) {
  const t = useTranslate(triggerMessages)
  const [element, setElement] = useState<HTMLMediaElement | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isRenewing, setIsRenewing] = useState(false)
  useSoundTurn(element)
  if (failed === link) {
    const retry = async () => {
      setIsRenewing(true)
      await onRefreshMedia()
      setIsRenewing(false)
      setFailed(null)
      setAttempt(attempt + 1)
    }
    return (
      <div className={styles.parts} role="alert">
        <Text tone="critical">{t('triggerMediaFailed')}</Text>
        <div className={styles.waysOut}>
          <Button busy={isRenewing} onClick={() => void retry()}>
            {t('triggerRetry')}
          </Button>
          <FileLink link={link} />
        </div>
      </div>
    )
  }
  const shared = {
    ref: setElement,
    src: link,
    controls: true,
    preload: 'metadata',
    autoPlay: startsPlaying || attempt > 0,
    onError: () => setFailed(link),
  } as const
  return (
    <>
      {kind === 'video' ? (
        <video
          key={attempt}
          {...shared}
          playsInline
          poster={poster ?? undefined}
          className={`${styles.media} ${styles.film}`}
          aria-label={t('triggerVideo')}
        />
      ) : (
        <audio key={attempt} {...shared} className={styles.media} aria-label={t('triggerAudio')} />
      )}
      {subtitles !== null && <ItemSubtitles subtitles={subtitles} sound={element} onRefreshMedia={onRefreshMedia} />}
    </>
  )
}

function FileLink({ link }: { readonly link: string }) {
  const t = useTranslate(triggerMessages)
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {t('triggerOpenFile')}
    </Link>
  )
}
