import { quizMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { Pause, Volume2 } from '@lectern/ui/icons'
import { useRef, useState } from 'react'

interface SoundButtonProps {
  readonly src: string
  readonly name: string
  /** Called when the sound starts. */
  readonly onPlay: () => void
}

/** Plays a sound. A press pauses it, and the next one goes on from there. */
export function SoundButton({ src, name, onPlay }: SoundButtonProps) {
  const t = useTranslate(quizMessages)
  const sound = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<'paused' | 'playing' | 'failed'>('paused')
  const pause = () => setState((before) => (before === 'playing' ? 'paused' : before))
  const press = () => {
    const element = sound.current
    if (element === null) return
    if (state === 'playing') {
      element.pause()
      return
    }
    if (element.error !== null) element.load()
    element.play().catch((reason: unknown) => {
      // Another press overtook it.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      setState('failed')
    })
  }
  return (
    <div>
      <Button size="s" icon={state === 'playing' ? Pause : Volume2} aria-pressed={state === 'playing'} onClick={press}>
        <span dir="auto">{name}</span>
      </Button>
      <audio
        ref={sound}
        src={src}
        preload="none"
        onPlay={() => {
          setState('playing')
          onPlay()
        }}
        onPause={pause}
        onEnded={pause}
        onError={() => setState((before) => (before === 'playing' ? 'failed' : before))}
      />
      <div role="status">{state === 'failed' && <Text tone="critical">{t('quizSoundFailed')}</Text>}</div>
    </div>
  )
}
