import { cornersOfImage, turnCorners } from '@lectern/core/page-photographs'
import { describe, expect, test } from 'vitest'
import { fitPage } from './fit-page'
import { moveCorner } from './move-corner'
import { stepPlanHistory, type PlanHistory } from './plan-history'

const photograph = { width: 600, height: 800 }
const whole = cornersOfImage(photograph)

describe('a photograph in the editor', () => {
  test('keeps its corners on the image, and its page unfolded', () => {
    expect(moveCorner(whole, 2, { x: 900, y: 700 }, photograph)[2]).toEqual({ x: 600, y: 700 })
    expect(moveCorner(whole, 0, { x: 590, y: 790 }, photograph)).toBe(whole)
  })

  test('undoes a drag as one step, and redoes it', () => {
    const plan = (brightness: number) => ({ corners: whole, light: 'kept', brightness }) as const
    let history: PlanHistory = { past: [], present: null, future: [] }
    history = stepPlanHistory(history, { kind: 'changed', plan: plan(1.1), isSameStep: false })
    history = stepPlanHistory(history, { kind: 'changed', plan: plan(1.2), isSameStep: true })
    history = stepPlanHistory(history, { kind: 'undone' })
    expect(history.present).toBeNull()
    expect(stepPlanHistory(history, { kind: 'undone' })).toBe(history)
    expect(stepPlanHistory(history, { kind: 'redone' }).present).toEqual(plan(1.2))
    history = stepPlanHistory(history, { kind: 'changed', plan: plan(2), isSameStep: false })
    expect(history.future).toEqual([])
  })

  test('is drawn straight, turned and as large as its place allows', () => {
    const fitted = fitPage(whole, { width: 300, height: 300 })
    expect([fitted.width, fitted.height]).toEqual([225, 300])
    const numbers = (transform: string) => transform.slice(9, -1).split(', ').map(Number)
    // The scale, without perspective.
    expect(numbers(fitted.transform).map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([
      0.375, 0, 0, 0, 0, 0.375, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
    ])
    const turned = fitPage(turnCorners(whole, 1), { width: 400, height: 300 })
    expect([turned.width, turned.height]).toEqual([400, 300])
  })
})
