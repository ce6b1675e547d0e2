import type { Voice } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import type { ReactNode } from 'react'
import { BudgetBar } from '../budget/budget-bar'
import type { Subscription } from '../budget/read-budget'
import { describeGenerationFailure } from '../generation/describe-generation-failure'
import { GeneratePanel } from '../generation/generate-panel'
import type { TrackPlayer } from '../listening/use-track-player'
import { isBusy } from '../editor/is-busy'
import type { PageToAlign } from '../generation/plan-alignment'
import { isWavLink } from '../generation/wav-link'
import { TrackActions } from '../track/track-actions'
import type { SpokenPage } from '../speech-text/spoken-page'
import type { KnownCost } from '../parts/use-speech-cost'
import { useAudioEditor, useAudioEditorState } from './audio-editor-context'
import * as styles from './audio-editor.css'

export interface NarrationFooterProps {
  readonly subscription: Subscription | null
  readonly subscriptionFailed: boolean
  /** Returns the text of every page as it is spoken now. */
  readonly speakPages: () => readonly SpokenPage[]
  /** The cost of generating; null while there is nothing to generate. */
  readonly cost: KnownCost | null
  /** Number of locked sentences, which stay as they are. */
  readonly locked: number
  readonly voice: Voice
  /** The link of the narration; null while there is none. */
  readonly audioUrl: string | null
  /** Lists the text of every page for an alignment. */
  readonly pagesToAlign: () => readonly PageToAlign[]
  /** The voice of the current narration; undefined if it is unknown. */
  readonly narrator: string | undefined
  readonly player: TrackPlayer
  readonly onContinue: () => void
  /** A notice shown if the narration is out of date. */
  readonly stale: ReactNode
  /** Controls for recording or importing a narration. */
  readonly recording: ReactNode
}

/** Shows the budget, words that could not be looked up, and the generation of the narration. */
export function NarrationFooter(props: NarrationFooterProps) {
  const { voice, audioUrl, player } = props
  const hasAudio = audioUrl !== null
  const store = useAudioEditor()
  const t = useTranslate(audioEditorMessages)
  const isBuilding = useAudioEditorState((state) => state.text.isBuilding)
  const failedLookups = useAudioEditorState((state) => state.text.failedLookups)
  const generation = useAudioEditorState((state) => state.generation)
  const track = useAudioEditorState((state) => state.track)
  const busy = useAudioEditorState(isBusy)
  return (
    // Focusable, so that it can be scrolled by keyboard while all of its controls are disabled.
    <div className={styles.footer} tabIndex={0} role="region" aria-label={t('narrationTitle')}>
      {props.stale}
      <BudgetBar subscription={props.subscription} failed={props.subscriptionFailed} />
      {failedLookups > 0 && (
        <Banner
          tone="warning"
          action={
            <Button
              size="s"
              busy={isBuilding}
              disabled={busy}
              onClick={() => store.send({ kind: 'text', event: { kind: 'text-requested' } })}
            >
              {t('retry')}
            </Button>
          }
        >
          {t('lookupsFailed', { count: failedLookups })}
        </Banner>
      )}
      <GeneratePanel
        state={
          generation.kind === 'failed'
            ? {
                kind: 'failed',
                message: describeGenerationFailure(t, generation.failure),
                ...(generation.failure.kind === 'speech-lost' ? { paysAgain: true } : {}),
              }
            : generation
        }
        cost={props.cost}
        locked={props.locked}
        isBuildingText={isBuilding}
        busy={busy}
        canGenerate={voice.voiceId !== ''}
        replacesNarration={hasAudio}
        listening={{ playing: player.playing === 'chapter', onToggle: () => player.toggle('chapter', null) }}
        narrator={props.narrator}
        onGenerate={() =>
          store.send({ kind: 'generation', event: { kind: 'generation-requested', voice, pages: props.speakPages() } })
        }
        onContinue={hasAudio ? props.onContinue : null}
      />
      {props.recording}
      <TrackActions
        work={track}
        busy={busy}
        isWav={isWavLink(audioUrl)}
        onConvert={() => store.send({ kind: 'track', event: { kind: 'conversion-requested', wavLink: null } })}
        onRefresh={() => store.send({ kind: 'track', event: { kind: 'refresh-requested' } })}
        onAlign={() =>
          store.send({ kind: 'track', event: { kind: 'alignment-requested', pages: props.pagesToAlign() } })
        }
        onRetry={() => store.send({ kind: 'track', event: { kind: 'track-work-retried' } })}
      />
    </div>
  )
}
