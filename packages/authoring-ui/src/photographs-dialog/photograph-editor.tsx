import { cornersOfImage, tiltCorners, type PageCorners, type PhotographPlan } from '@lectern/core/page-photographs'
import { photographMessages } from '@lectern/messages'
import { Heading, useTranslate } from '@lectern/ui'
import { useReducer, useState } from 'react'
import type { Photograph } from '../photographs/photograph'
import { stepPlanHistory } from '../photographs/plan-history'
import { CornerFrame } from './corner-frame'
import { PagePreview } from './page-preview'
import { PlanControls } from './plan-controls'
import * as styles from './photographs-dialog.css'
import { useBoxSize } from './use-box-size'
import { usePlanKeys } from './use-plan-keys'

export interface PhotographEditorProps {
  readonly photograph: Photograph
  readonly plan: PhotographPlan | null
  readonly onPlan: (plan: PhotographPlan | null) => void
}

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
      <PlanControls
        plan={plan}
        corrections={shown}
        proposal={photograph.proposal}
        history={history}
        tiltDegrees={isTilting ? tilt.degrees : 0}
        onChange={change}
        onTilt={straighten}
        onTravel={travel}
      />
    </div>
  )
}
