import { glossaryMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { Pause, Volume2 } from '@lectern/ui/icons'
import { useRef, useState } from 'react'
import { flushStart } from '../popup/flush-start.css'
import { readMediaLink } from '../triggers/read-link'

export interface DefinitionAudioProps {
  readonly link: string
  readonly onRefresh: () => unknown
}

/** Plays the recording of a definition. */
export function DefinitionAudio({ link, onRefresh }: DefinitionAudioProps) {
  const t = useTranslate(glossaryMessages)
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<'stopped' | 'playing' | 'failed'>('stopped')
  const src = readMediaLink(link, window.location.href)
  if (src === null) return null
  // A recording that fails is paused too, and has failed all the same.
  const stop = () => setState((before) => (before === 'playing' ? 'stopped' : before))
  const press = () => {
    const element = audio.current
    if (element === null) return
    if (state === 'playing') {
      element.pause()
      return
    }
    if (element.error !== null) element.load()
    element.currentTime = 0
    element.play().catch((reason: unknown) => {
      // The press of another button overtook it.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      setState('failed')
      onRefresh()
    })
  }
  return (
    <>
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlaying={() => setState('playing')}
        onPause={stop}
        onEnded={stop}
        // A policy may refuse the link before anybody presses.
        onError={() => setState((before) => (before === 'playing' ? 'failed' : before))}
      />
      <div className={flushStart}>
        <Button tone="quiet" size="s" icon={state === 'playing' ? Pause : Volume2} onClick={press}>
          {t(state === 'playing' ? 'glossaryStop' : 'glossaryListen')}
        </Button>
      </div>
      <Text role="status" size="s" tone="muted">
        {state === 'failed' ? t('glossaryAudioFailed') : null}
      </Text>
    </>
  )
}
