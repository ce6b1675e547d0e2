import { cornersOfImage, turnCorners } from '@lectern/core/page-photographs'
import { describe, expect, test } from 'vitest'
import { openTestDesk } from '../desk/open-test-desk.fixture'
import type { PagePlan, Photograph } from './photograph'

const size = { width: 600, height: 800 }
const upsideDown = { corners: turnCorners(cornersOfImage(size), 2), light: 'kept', brightness: 1 } as const
const photograph = (change: Partial<Photograph> = {}): Photograph => ({
  ...size,
  photographUrl: '/photograph.webp',
  plan: null,
  proposal: upsideDown,
  findings: ['turned'],
  ...change,
})

/** A desk of three pages: the first upside down, the second fine, the third without sharp text. */
async function openPhotographs() {
  const corrected: PagePlan[] = []
  const plans = new Map<number, PagePlan['plan']>()
  const opened = await openTestDesk(['one', 'two', 'three'], {
    readPhotograph: async (id) =>
      photograph({
        plan: plans.get(id) ?? null,
        proposal: id === 101 ? upsideDown : null,
        findings: id === 101 ? ['turned'] : id === 103 ? ['no-sharp-text'] : [],
      }),
    correctPhotograph: async (id, plan) => {
      corrected.push({ pageVariationId: id, plan })
      const before = plans.get(id) ?? null
      plans.set(id, plan)
      return before
    },
  })
  const send = async (event: Parameters<typeof opened.desk.send>[0] & { kind: 'photographs' }) => {
    opened.desk.send(event)
    for (let turn = 0; turn < 8; turn += 1) await opened.settle()
  }
  const act = (event: Extract<Parameters<typeof opened.desk.send>[0], { kind: 'photographs' }>['event']) =>
    send({ kind: 'photographs', event })
  const state = () => opened.desk.getState().photographs
  return { ...opened, corrected, act, state }
}

describe('the photographs of a chapter', () => {
  test('are proposed page after page, and accepted where something needs to be corrected', async () => {
    const { act, state, stop } = await openPhotographs()
    await act({ kind: 'photographs-opened', pageVariationIds: null })
    expect(state().entries?.map(({ plan, isAccepted }) => [plan, isAccepted])).toEqual([
      [upsideDown, true],
      [null, false],
      [null, false],
    ])
    stop()
  })

  test('are corrected as accepted, and one undo restores what they showed', async () => {
    const { act, state, corrected, notices, stop } = await openPhotographs()
    await act({ kind: 'photographs-opened', pageVariationIds: null })
    const brighter = { ...upsideDown, corners: cornersOfImage(size), brightness: 1.5 }
    await act({ kind: 'photograph-planned', pageVariationId: 102, plan: brighter })
    await act({ kind: 'photographs-confirmed' })
    expect(corrected).toEqual([
      { pageVariationId: 101, plan: upsideDown },
      { pageVariationId: 102, plan: brighter },
    ])
    expect(state()).toEqual({ entries: null, openedId: null, work: null, failure: null })
    const before = [101, 102].map((pageVariationId) => ({ pageVariationId, plan: null }))
    expect(notices).toEqual([{ kind: 'photographs-corrected', before }])
    await act({ kind: 'corrections-undone', plans: before })
    expect(corrected.slice(2)).toEqual(before)
    expect(notices.at(-1)).toEqual({ kind: 'corrections-undone', count: 2 })
    stop()
  })

  test('are left alone when the author accepts nothing, and when nothing would change', async () => {
    const { act, corrected, notices, stop } = await openPhotographs()
    await act({ kind: 'photographs-opened', pageVariationIds: null })
    await act({ kind: 'photograph-accepted', pageVariationId: 101, isAccepted: false })
    await act({ kind: 'photograph-planned', pageVariationId: 103, plan: null })
    await act({ kind: 'photographs-confirmed' })
    expect([corrected, notices]).toEqual([[], []])
    stop()
  })

  test('stay listed with the reason when one fails, and those before it can be undone', async () => {
    const { act, state, server, notices, stop } = await openPhotographs()
    await act({ kind: 'photographs-opened', pageVariationIds: null })
    await act({ kind: 'photograph-planned', pageVariationId: 102, plan: upsideDown })
    const { correctPhotograph } = server.calls
    server.calls.correctPhotograph = async (id, plan) => {
      if (id === 102) throw new Error('The engine ended.')
      return correctPhotograph?.(id, plan) ?? null
    }
    await act({ kind: 'photographs-confirmed' })
    expect(state()).toMatchObject({ work: null, failure: 'The engine ended.' })
    expect(notices).toEqual([{ kind: 'photographs-corrected', before: [{ pageVariationId: 101, plan: null }] }])
    stop()
  })

  test('stop after the one at work when the author cancels', async () => {
    const { act, server, corrected, desk, stop } = await openPhotographs()
    await act({ kind: 'photographs-opened', pageVariationIds: null })
    await act({ kind: 'photograph-planned', pageVariationId: 102, plan: upsideDown })
    const { correctPhotograph } = server.calls
    server.calls.correctPhotograph = async (id, plan) => {
      desk.send({ kind: 'photographs', event: { kind: 'photographs-cancelled' } })
      return correctPhotograph?.(id, plan) ?? null
    }
    await act({ kind: 'photographs-confirmed' })
    expect(corrected.map(({ pageVariationId }) => pageVariationId)).toEqual([101])
    stop()
  })
})
