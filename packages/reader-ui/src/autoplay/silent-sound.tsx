import { autoplayMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { Volume2 } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { readPlayRefusal } from '../playback/read-play-refusal'
import * as styles from './silent-sound.css'

/**
 * Starts the sound or film of a popup that opened automatically. Browsers refuse sound before the reader's first gesture: until
 * then a film plays without sound, and a text says so beside a button.
 */
export function SilentSound() {
  const t = useTranslate(autoplayMessages)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [silent, setSilent] = useState<HTMLMediaElement | null>(null)
  useEffect(() => {
    const sound = host?.closest('[role="dialog"]')?.querySelector<HTMLMediaElement>('audio[autoplay], video[autoplay]')
    if (!sound) return undefined
    let isGone = false
    sound.play().catch((reason: unknown) => {
      if (readPlayRefusal(reason) === null || isGone) return
      setSilent(sound)
      if (sound instanceof HTMLAudioElement) return
      sound.muted = true
      sound.play().catch(readPlayRefusal)
    })
    return () => {
      isGone = true
    }
  }, [host])
  const start = useEffectEvent((sound: HTMLMediaElement) => {
    sound.muted = false
    sound.play().then(
      () => setSilent(null),
      // Not every key is a gesture.
      (reason: unknown) => void readPlayRefusal(reason),
    )
  })
  useEffect(() => {
    if (silent === null) return undefined
    const stopped = new AbortController()
    for (const name of ['click', 'keydown']) {
      document.addEventListener(name, () => start(silent), { signal: stopped.signal })
    }
    return () => stopped.abort()
  }, [silent])
  return (
    <div ref={setHost} className={styles.notice} role="status">
      {silent !== null && (
        <>
          <Text>{t('autoplaySilent')}</Text>
          <Button icon={Volume2}>{t('autoplayStartSound')}</Button>
        </>
      )}
    </div>
  )
}
