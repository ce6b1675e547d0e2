import { audioEditorMessages } from '@lectern/messages'
import { Button, IconButton, useTranslate, type IconDrawing } from '@lectern/ui'
import { Pause, Play } from '@lectern/ui/icons'
import { describeGenerationFailure } from '../generation/describe-generation-failure'
import { describeCost } from './describe-cost'
import type { PartsApi, TextToSpeak } from './parts-api'
import * as styles from './speak-part.css'
import { usePartPlayer } from './use-part-player'
import { useSpeechCost } from './use-speech-cost'

export interface SpeakPartProps {
  readonly api: PartsApi
  /** Null while there is nothing to speak. A new object whenever it changes. */
  readonly text: TextToSpeak | null
  readonly icon: IconDrawing
  readonly label: string
  /** Tells how to choose a text; shown while there is none. */
  readonly hint: string
  /** The text that is spoken, shown with its cost. */
  readonly quote?: string | undefined
  /** Shown once the text is spoken. */
  readonly doneText?: string | undefined
  readonly disabled: boolean
  /** Changes when speech was stored elsewhere, and the text may cost less. */
  readonly version: unknown
  /** Called when the text was spoken, and is stored. */
  readonly onSpoken?: () => void
}

/** Speaks a text on its own, with its cost beforehand, and plays it. */
export function SpeakPart(props: SpeakPartProps) {
  const { api, text, label, quote, doneText } = props
  const t = useTranslate(audioEditorMessages)
  const { state, spoken, toggle } = usePartPlayer(api, text, props.onSpoken)
  const cost = useSpeechCost(api, text, `${String(props.version)}/${spoken}`)
  const costText = cost === null ? null : describeCost(t, cost)
  return (
    <div className={styles.part} role="group" aria-label={label}>
      <div className={styles.controls}>
        <Button
          size="s"
          icon={props.icon}
          busy={state.kind === 'speaking'}
          disabled={props.disabled || text === null || state.kind === 'ready'}
          onClick={toggle}
        >
          {label}
        </Button>
        {state.kind === 'ready' && (
          <IconButton
            size="s"
            icon={state.isPlaying ? Pause : Play}
            label={state.isPlaying ? t('partPause') : t('partPlay')}
            onClick={toggle}
          />
        )}
      </div>
      <div className={styles.note} role="status">
        {cost === null ? props.hint : null}
        {quote !== undefined && cost !== null && <div className={styles.quote}>{quote}</div>}
        {costText !== null && <div>{state.kind === 'ready' && doneText !== undefined ? doneText : costText}</div>}
        {state.kind === 'failed' && <div className={styles.failure}>{describeGenerationFailure(t, state.failure)}</div>}
      </div>
    </div>
  )
}
