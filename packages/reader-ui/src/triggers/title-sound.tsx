import { triggerMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { CircleStop, Volume2 } from '@lectern/ui/icons'
import { useState } from 'react'
import { useSoundTurn } from '../popup/use-sound-turn'

/** Plays the spoken title of a trigger. */
export function TitleSound({ link }: { readonly link: string }) {
  const t = useTranslate(triggerMessages)
  const [sound, setSound] = useState<HTMLAudioElement | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useSoundTurn(sound)
  const play = () => {
    if (sound === null) return
    setHasFailed(false)
    // From the beginning, also after a failure.
    sound.load()
    sound.play().catch(() => setHasFailed(sound.error !== null))
  }
  return (
    <div>
      <Button size="s" icon={isPlaying ? CircleStop : Volume2} onClick={() => (isPlaying ? sound?.pause() : play())}>
        {t(isPlaying ? 'triggerStopTitle' : 'triggerHearTitle')}
      </Button>
      <audio
        ref={setSound}
        src={link}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
        onError={() => {
          setIsPlaying(false)
          setHasFailed(true)
        }}
      />
      <div role="status">{hasFailed && <Text tone="critical">{t('triggerMediaFailed')}</Text>}</div>
    </div>
  )
}
