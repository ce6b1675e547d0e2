import { describe, expect, test } from 'vitest'
import { stepSwipe, type SwipeBook, type SwipeEvent, type SwipeState, type SwipeStep } from './step-swipe'

const book: SwipeBook = { direction: 'ltr', widthPixels: 400, hasNext: true, hasPrevious: true }

/** Presses at (200, 300), moves from point to point, each after `milliseconds`, and lifts the finger. */
function swipe(points: readonly (readonly [x: number, y: number])[], milliseconds: number, of: SwipeBook = book) {
  let state: SwipeState = { kind: 'idle' }
  const steps: SwipeStep[] = []
  const send = (event: SwipeEvent) => {
    const step = stepSwipe(state, event, of)
    state = step.state
    steps.push(step)
  }
  send({ kind: 'pressed', at: { x: 200, y: 300, milliseconds: 0 } })
  for (const [index, [x, y]] of points.entries())
    send({ kind: 'moved', at: { x, y, milliseconds: (index + 1) * milliseconds } })
  const [x, y] = points.at(-1) ?? [200, 300]
  send({ kind: 'released', at: { x, y, milliseconds: points.length * milliseconds } })
  return { shifts: steps.map(({ shiftPixels }) => shiftPixels), turn: steps.at(-1)?.turn }
}

describe('a swipe', () => {
  test('moves the pages with the finger and turns beyond a third of the width', () => {
    const { shifts, turn } = swipe(
      [
        [190, 300],
        [100, 302],
        [20, 305],
      ],
      200,
    )
    expect(shifts).toEqual([null, 0, -90, -170, null])
    expect(turn).toBe('next')
    expect(
      swipe(
        [
          [210, 300],
          [380, 300],
        ],
        400,
      ).turn,
    ).toBe('previous')
  })

  test('needs speed to turn the page when it is short', () => {
    expect(
      swipe(
        [
          [190, 300],
          [150, 300],
        ],
        400,
      ).turn,
    ).toBeNull()
    expect(
      swipe(
        [
          [190, 300],
          [150, 300],
        ],
        30,
      ).turn,
    ).toBe('next')
  })

  test('turns nothing when the finger goes back before it is lifted', () => {
    expect(
      swipe(
        [
          [190, 300],
          [20, 300],
          [60, 300],
        ],
        30,
      ).turn,
    ).toBeNull()
    expect(
      swipe(
        [
          [190, 300],
          [20, 300],
          [185, 300],
        ],
        300,
      ).turn,
    ).toBeNull()
  })

  test('goes forward when it goes right in a right-to-left book', () => {
    expect(
      swipe(
        [
          [210, 300],
          [380, 300],
        ],
        200,
        { ...book, direction: 'rtl' },
      ).turn,
    ).toBe('next')
  })

  test('is a scroll when it is steeper than 30 degrees', () => {
    const { shifts, turn } = swipe(
      [
        [180, 330],
        [20, 330],
      ],
      100,
    )
    expect([shifts, turn]).toEqual([[null, null, null, null], null])
  })

  test('meets resistance where there is no page, and ends the book past the last page', () => {
    const { shifts, turn } = swipe(
      [
        [190, 300],
        [30, 300],
      ],
      200,
      { ...book, hasNext: false },
    )
    expect([shifts.at(-2), turn]).toEqual([-40, 'end'])
    const back = swipe(
      [
        [210, 300],
        [370, 300],
      ],
      200,
      { ...book, hasPrevious: false },
    )
    expect([back.shifts.at(-2), back.turn]).toEqual([40, null])
  })

  test('turns the page when a busy phone reports it late, or only when the finger is lifted', () => {
    const { shifts, turn } = swipe([[20, 300]], 300)
    expect([shifts, turn]).toEqual([[null, -170, null], 'next'])
    const pressed = stepSwipe({ kind: 'idle' }, { kind: 'pressed', at: { x: 200, y: 300, milliseconds: 0 } }, book)
    const lifted = (x: number, y: number, milliseconds: number) =>
      stepSwipe(pressed.state, { kind: 'released', at: { x, y, milliseconds } }, book).turn
    expect([lifted(20, 300, 600), lifted(160, 300, 40)]).toEqual(['next', 'next'])
    expect([lifted(160, 300, 600), lifted(205, 300, 40), lifted(190, 20, 40)]).toEqual([null, null, null])
  })

  test('turns nothing when a second finger or the browser takes over', () => {
    const swiping = stepSwipe(
      { kind: 'swiping', start: { x: 200, y: 0, milliseconds: 0 }, last: { x: 20, y: 0, milliseconds: 90 }, speed: -2 },
      { kind: 'cancelled' },
      book,
    )
    expect(swiping).toEqual({ state: { kind: 'idle' }, shiftPixels: null, turn: null })
  })
})
