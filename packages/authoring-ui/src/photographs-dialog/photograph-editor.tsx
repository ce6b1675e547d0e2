import {
  cornersOfImage,
  tiltCorners,
  turnCorners,
  type PageCorners,
  type PhotographPlan,
} from '@lectern/core/page-photographs'
import { photographMessages } from '@lectern/messages'
import { Button, Heading, IconButton, Inline, Slider, Stack, Switch, useTranslate } from '@lectern/ui'
import { Redo2, RotateCcw, RotateCw, Undo2 } from '@lectern/ui/icons'
import { useReducer, useState } from 'react'
import { isSamePlan } from '../photographs/is-same-plan'
import type { Photograph } from '../photographs/photograph'
import { stepPlanHistory } from '../photographs/plan-history'
import { CornerFrame } from './corner-frame'
import { PagePreview } from './page-preview'
import * as styles from './photographs-dialog.css'
import { useBoxSize } from './use-box-size'
import { usePlanKeys } from './use-plan-keys'

export interface PhotographEditorProps {
  readonly photograph: Photograph
  readonly plan: PhotographPlan | null
  readonly onPlan: (plan: PhotographPlan | null) => void
}

/** Degrees to both sides. */
const MAX_TILT = 10

/** Changes the corrections of one photograph: the original with its corners beside the page as it becomes. */
export function PhotographEditor({ photograph, plan, onPlan }: PhotographEditorProps) {
  const t = useTranslate(photographMessages)
  const [history, dispatch] = useReducer(stepPlanHistory, { past: [], present: plan, future: [] })
  const [tilt, setTilt] = useState<{ from: PageCorners; to: PageCorners; degrees: number } | null>(null)
  const [preview, box] = useBoxSize()
  const shown = plan ?? { corners: cornersOfImage(photograph), light: 'kept' as const, brightness: 1 }
  // The slider goes on from where it is only while nothing else has moved the corners.
  const isTilting = tilt !== null && tilt.to === shown.corners

  function change(next: PhotographPlan | null, isSameStep = false): void {
    const event = { kind: 'changed', plan: next, isSameStep } as const
    dispatch(event)
    onPlan(next)
  }

  function travel(kind: 'undone' | 'redone'): void {
    const { present } = stepPlanHistory(history, { kind })
    dispatch({ kind })
    onPlan(present)
  }

  usePlanKeys(travel)

  function straighten(degrees: number): void {
    const from = isTilting ? tilt.from : shown.corners
    const to = tiltCorners(from, degrees)
    setTilt({ from, to, degrees })
    change({ ...shown, corners: to }, isTilting)
  }

  return (
    <div className={styles.editor}>
      <section className={styles.side}>
        <Heading level={3} size="s">
          {t('photographBefore')}
        </Heading>
        <CornerFrame
          photograph={photograph}
          corners={shown.corners}
          onChange={(corners, isSameStep) => change({ ...shown, corners }, isSameStep)}
        />
      </section>
      <section className={styles.side}>
        <Heading level={3} size="s">
          {t('photographAfter')}
        </Heading>
        <div ref={preview} className={styles.stage}>
          {box !== null && (
            <PagePreview
              photograph={photograph}
              source={photograph.photographUrl}
              plan={plan}
              maxWidth={box.width}
              maxHeight={box.height}
              label={t('photographPreview')}
            />
          )}
        </div>
      </section>
      <Stack gap="m">
        <Inline gap="s">
          <IconButton
            icon={Undo2}
            label={t('photographUndo')}
            disabled={history.past.length === 0}
            onClick={() => travel('undone')}
          />
          <IconButton
            icon={Redo2}
            label={t('photographRedo')}
            disabled={history.future.length === 0}
            onClick={() => travel('redone')}
          />
          <Button icon={RotateCcw} onClick={() => change({ ...shown, corners: turnCorners(shown.corners, -1) })}>
            {t('photographTurnLeft')}
          </Button>
          <Button icon={RotateCw} onClick={() => change({ ...shown, corners: turnCorners(shown.corners, 1) })}>
            {t('photographTurnRight')}
          </Button>
        </Inline>
        <Slider
          label={t('photographStraighten')}
          min={-MAX_TILT}
          max={MAX_TILT}
          step={0.1}
          value={isTilting ? tilt.degrees : 0}
          format={(degrees) => t('photographDegrees', { degrees })}
          onChange={straighten}
        />
        <Slider
          label={t('photographBrightness')}
          min={0.5}
          max={2}
          step={0.05}
          value={shown.brightness}
          format={(brightness) => t('photographPercent', { percent: Math.round(brightness * 100) })}
          onChange={(brightness) => change({ ...shown, brightness })}
        />
        <Switch
          label={t('photographEvenLight')}
          hint={t('photographEvenLightHint')}
          checked={shown.light === 'even'}
          onChange={(isEven) => change({ ...shown, light: isEven ? 'even' : 'kept' })}
        />
        <Inline gap="s">
          {photograph.proposal !== null && (
            <Button
              tone="quiet"
              disabled={isSamePlan(plan, photograph.proposal)}
              onClick={() => change(photograph.proposal)}
            >
              {t('photographUseProposal')}
            </Button>
          )}
          <Button tone="quiet" disabled={plan === null} onClick={() => change(null)}>
            {t('photographUseOriginal')}
          </Button>
        </Inline>
      </Stack>
    </div>
  )
}
