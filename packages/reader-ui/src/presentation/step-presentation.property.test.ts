import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notPresenting, stepPresentation, type PresentationEvent } from './step-presentation'

const events = fc.array(
  fc.constantFrom<PresentationEvent | 'full-screen-pressed'>(
    'present-pressed',
    'leave-pressed',
    'screen-left',
    'full-screen-pressed',
  ),
)

/** Runs events as the reader does: `screen-left` follows every end of full screen. */
function run(list: readonly (PresentationEvent | 'full-screen-pressed')[], isAvailable: boolean) {
  let [presentation, isFull] = [notPresenting, false]
  const step = (event: PresentationEvent) => {
    const next = stepPresentation(presentation, event, { isAvailable, isFull })
    presentation = next.presentation
    if (next.screen === 'enter') isFull = true
    if (next.screen === 'leave') leave()
  }
  const leave = () => {
    isFull = false
    step('screen-left')
  }
  for (const event of list) {
    if (event === 'full-screen-pressed') isFull = isAvailable
    else if (event === 'screen-left') {
      if (isFull) leave()
    } else step(event)
  }
  return { presentation, isFull }
}

describe('presenter mode', () => {
  it('never asks for full screen where there is none, and presents there all the same', () => {
    fc.assert(
      fc.property(events, (list) => {
        expect(run(list, false).isFull).toBe(false)
        expect(run([...list, 'present-pressed'], false).presentation.isPresenting).toBe(true)
      }),
    )
  })
  it('is left by its button and by the end of full screen, after any events', () => {
    fc.assert(
      fc.property(events, fc.boolean(), (list, isAvailable) => {
        expect(run([...list, 'leave-pressed'], isAvailable).presentation).toEqual(notPresenting)
        expect(run([...list, 'present-pressed', 'screen-left'], true).presentation).toEqual(notPresenting)
      }),
    )
  })
  it('leaves full screen as it was', () => {
    fc.assert(
      fc.property(events, (list) => {
        const before = run([...list, 'leave-pressed'], true)
        expect(run([...list, 'leave-pressed', 'present-pressed', 'leave-pressed'], true).isFull).toBe(before.isFull)
      }),
    )
  })
})
