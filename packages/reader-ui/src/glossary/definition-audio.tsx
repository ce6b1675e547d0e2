import { glossaryMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { Pause, Volume2 } from '@lectern/ui/icons'
import { flushStart } from '../popup/flush-start.css'
import { useSoundToggle } from '../popup/use-sound-toggle'
import { readMediaLink } from '../triggers/read-link'

export interface DefinitionAudioProps {
  readonly link: string
  readonly onRefresh: () => unknown
}

/** Plays the recording of a definition. */
export function DefinitionAudio({ link, onRefresh }: DefinitionAudioProps) {
  const t = useTranslate(glossaryMessages)
  const { state, press, start, audio } = useSoundToggle({ startsOver: true, onFail: onRefresh })
  const src = readMediaLink(link, window.location.href)
  if (src === null) return null
  return (
    <>
      <audio {...audio} src={src} onPlaying={start} />
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
