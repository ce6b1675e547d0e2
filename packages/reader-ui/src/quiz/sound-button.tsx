import { quizMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { Pause, Volume2 } from '@lectern/ui/icons'
import { useSoundToggle } from '../popup/use-sound-toggle'

interface SoundButtonProps {
  readonly src: string
  readonly name: string
  /** Called when the sound starts. */
  readonly onPlay: () => void
}

/** Plays a sound. A press pauses it, and the next one goes on from there. */
export function SoundButton({ src, name, onPlay }: SoundButtonProps) {
  const t = useTranslate(quizMessages)
  const { state, press, start, audio } = useSoundToggle({ startsOver: false })
  return (
    <div>
      <Button size="s" icon={state === 'playing' ? Pause : Volume2} aria-pressed={state === 'playing'} onClick={press}>
        <span dir="auto">{name}</span>
      </Button>
      <audio
        {...audio}
        src={src}
        onPlay={() => {
          start()
          onPlay()
        }}
      />
      <div role="status">{state === 'failed' && <Text tone="critical">{t('quizSoundFailed')}</Text>}</div>
    </div>
  )
}
