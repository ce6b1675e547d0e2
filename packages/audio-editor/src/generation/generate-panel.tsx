import { audioEditorMessages } from '@lectern/messages'
import { Banner, Button, PinnedAction, ProgressBar, Text, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { ArrowRight, AudioLines } from '@lectern/ui/icons'
import { useState } from 'react'
import { describeCost } from '../parts/describe-cost'
import { CurrentNarration, type CurrentNarrationProps } from './current-narration'
import type { GenerationState } from './generation-state'
import * as styles from './generate-panel.css'

export interface GeneratePanelProps extends Omit<CurrentNarrationProps, 'busy'> {
  readonly state: GenerationState
  /** Number of characters that generating sends, or the most that it can; null while there is nothing to send. */
  readonly cost: { readonly isExact: boolean; readonly characters: number } | null
  /** Number of locked sentences, which stay as they are. */
  readonly locked?: number | undefined
  /** True while the text to speak is built from the rects. */
  readonly isBuildingText: boolean
  /** The narration is generated, or its track is worked on: nothing can be begun or left. */
  readonly busy?: boolean | undefined
  readonly canGenerate: boolean
  /** Generating replaces a narration. */
  readonly replacesNarration: boolean
  readonly onGenerate: () => void
  readonly onContinue: (() => void) | null
}

/** The cost, the warning and the button; then the progress. */
export function GeneratePanel(props: GeneratePanelProps) {
  const {
    state,
    cost,
    locked = 0,
    isBuildingText,
    busy = false,
    canGenerate,
    replacesNarration,
    narrator,
    listening,
  } = props
  const t = useTranslate(audioEditorMessages)
  const [asking, setAsking] = useState(false)
  const running = state.kind === 'running'
  const start = () => {
    setAsking(false)
    props.onGenerate()
  }
  const costTexts = [
    ...(cost === null ? [] : [describeCost(t, cost)]),
    ...(locked === 0 ? [] : [t('generateLocked', { count: locked })]),
  ]
  const cannotGenerate = !canGenerate || isBuildingText || busy
  return (
    <div className={styles.panel}>
      {state.kind === 'running' ? (
        <ProgressBar
          label={t(state.isTake ? 'takeJoining' : 'generateRunning')}
          {...(state.total > 0 ? { value: state.done / state.total } : {})}
        />
      ) : replacesNarration ? (
        // The question before generating again tells its cost.
        <CurrentNarration narrator={narrator} listening={listening} busy={busy} />
      ) : (
        <Text size="s">
          {costTexts.length > 0 && <strong>{costTexts.join(' ')}</strong>} {t('generateWarning')}
        </Text>
      )}
      {state.kind === 'failed' && (
        <Banner
          tone="critical"
          action={
            state.paysAgain && (
              <Button
                size="s"
                disabled={cannotGenerate}
                onClick={() => (replacesNarration ? setAsking(true) : start())}
              >
                {t('generateLostAgain')}
              </Button>
            )
          }
        >
          {state.message}
        </Banner>
      )}
      <div className={styles.buttons}>
        <PinnedAction pinned={props.onContinue === null}>
          <Button
            tone={props.onContinue === null ? 'accent' : 'plain'}
            size={props.onContinue === null ? 'l' : 'm'}
            wide
            icon={AudioLines}
            busy={running}
            disabled={cannotGenerate}
            onClick={() => (replacesNarration ? setAsking(true) : start())}
          >
            {replacesNarration ? t('generateAgain') : t('generate')}
          </Button>
        </PinnedAction>
        {props.onContinue !== null && !running && (
          <PinnedAction>
            <Button tone="accent" wide iconEnd={ArrowRight} disabled={busy} onClick={props.onContinue}>
              {t('generateContinue')}
            </Button>
          </PinnedAction>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        dangerous="replace-narration"
        title={t('generateReplaceTitle')}
        confirmLabel={t('generateAgain')}
        onConfirm={start}
        onCancel={() => setAsking(false)}
      >
        {[t('generateReplaceLead'), ...costTexts, t('generateWarning')].join(' ')}
      </ConfirmDialog>
    </div>
  )
}
