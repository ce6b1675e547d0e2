import { turnCorners, type PhotographPlan } from '@lectern/core/page-photographs'
import { photographMessages } from '@lectern/messages'
import { Button, IconButton, Inline, Slider, Stack, Switch, useTranslate } from '@lectern/ui'
import { Redo2, RotateCcw, RotateCw, Undo2 } from '@lectern/ui/icons'
import { isSamePlan } from '../photographs/is-same-plan'
import type { PlanHistory } from '../photographs/plan-history'

export interface PlanControlsProps {
  /** Null while the original is shown. */
  readonly plan: PhotographPlan | null
  /** The plan, or one that keeps the original as it is. */
  readonly corrections: PhotographPlan
  /** Null if nothing needs to be corrected. */
  readonly proposal: PhotographPlan | null
  readonly history: PlanHistory
  /** Degrees by which the page has been straightened since its corners were moved in another way. */
  readonly tiltDegrees: number
  readonly onChange: (plan: PhotographPlan | null) => void
  readonly onTilt: (degrees: number) => void
  readonly onTravel: (kind: 'undone' | 'redone') => void
}

/** Degrees to both sides. */
const MAX_TILT = 10

/** Buttons and sliders that correct a photograph: undo, turns, tilt, light, the proposal and the original. */
export function PlanControls(props: PlanControlsProps) {
  const { plan, corrections, proposal, history, tiltDegrees, onChange, onTilt, onTravel } = props
  const t = useTranslate(photographMessages)
  return (
    <Stack gap="m">
      <Inline gap="s">
        <IconButton
          icon={Undo2}
          label={t('photographUndo')}
          disabled={history.past.length === 0}
          onClick={() => onTravel('undone')}
        />
        <IconButton
          icon={Redo2}
          label={t('photographRedo')}
          disabled={history.future.length === 0}
          onClick={() => onTravel('redone')}
        />
        <Inline gap="s">
          <Button
            icon={RotateCcw}
            onClick={() => onChange({ ...corrections, corners: turnCorners(corrections.corners, -1) })}
          >
            {t('photographTurnLeft')}
          </Button>
          <Button
            icon={RotateCw}
            onClick={() => onChange({ ...corrections, corners: turnCorners(corrections.corners, 1) })}
          >
            {t('photographTurnRight')}
          </Button>
        </Inline>
      </Inline>
      <Slider
        label={t('photographStraighten')}
        min={-MAX_TILT}
        max={MAX_TILT}
        step={0.1}
        value={tiltDegrees}
        format={(degrees) => t('photographDegrees', { degrees })}
        onChange={onTilt}
      />
      <Slider
        label={t('photographBrightness')}
        min={0.5}
        max={2}
        step={0.05}
        value={corrections.brightness}
        format={(brightness) => t('photographPercent', { percent: Math.round(brightness * 100) })}
        onChange={(brightness) => onChange({ ...corrections, brightness })}
      />
      <Switch
        label={t('photographEvenLight')}
        hint={t('photographEvenLightHint')}
        checked={corrections.light === 'even'}
        onChange={(isEven) => onChange({ ...corrections, light: isEven ? 'even' : 'kept' })}
      />
      <Inline gap="s">
        {proposal !== null && (
          <Button tone="quiet" disabled={isSamePlan(plan, proposal)} onClick={() => onChange(proposal)}>
            {t('photographUseProposal')}
          </Button>
        )}
        <Button tone="quiet" disabled={plan === null} onClick={() => onChange(null)}>
          {t('photographUseOriginal')}
        </Button>
      </Inline>
    </Stack>
  )
}
