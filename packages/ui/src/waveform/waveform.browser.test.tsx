import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Waveform, type EdgeMove, type MovedSpan } from '.'
import { moveAlone, outlineSpans, samplePeaks, sampleSpans, sampleTexts } from './sample-waveform.fixture'
import '../styles.css'

interface Told {
  readonly moves: (readonly MovedSpan[])[]
  readonly planned: EdgeMove[]
  readonly seeks: number[]
  plays: number
  renders: number
}

function openPlayhead(time: number) {
  const listeners = new Set<() => void>()
  let now = time
  return {
    current: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next: number) {
      now = next
      for (const listener of listeners) listener()
    },
  }
}

async function show({
  spans: first = sampleSpans,
  peaks = samplePeaks,
  playhead = openPlayhead(0),
  isEditable = true,
} = {}) {
  const told: Told = { moves: [], planned: [], seeks: [], plays: 0, renders: 0 }
  function Screen() {
    const [spans, setSpans] = useState(first)
    const [selectedId, setSelectedId] = useState<string | null>(null)
    useEffect(() => {
      told.renders += 1
    })
    const editing = {
      planMove: (move: EdgeMove) => {
        told.planned.push(move)
        return moveAlone(spans, move)
      },
      onMove: (moved: readonly MovedSpan[]) => {
        told.moves.push(moved)
        setSpans(spans.map((span) => ({ ...span, ...moved.find(({ id }) => id === span.id) })))
      },
    }
    return (
      <div style={{ inlineSize: '600px' }}>
        <Waveform
          label="Sound"
          texts={sampleTexts}
          peaks={peaks}
          spans={spans}
          selectedId={selectedId}
          playhead={playhead}
          editing={isEditable ? editing : null}
          onSelect={setSelectedId}
          onSeek={(time) => told.seeks.push(time)}
          onPlay={() => (told.plays += 1)}
        />
      </div>
    )
  }
  await render(<Screen />)
  await expect.element(page.getByRole('listbox', { name: 'Words' })).toBeInTheDocument()
  const canvas = document.querySelector('canvas')
  if (canvas === null) throw new Error('There is no canvas.')
  await expect.poll(() => canvas.width).toBeGreaterThan(300)
  return { told, canvas, playhead }
}

function point(canvas: HTMLCanvasElement, type: string, x: number, y = 60) {
  const { left, top } = canvas.getBoundingClientRect()
  const at = { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true, pointerId: 1, button: 0 }
  canvas.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'mouse' }))
}

/** Lets a pointer that no hand moves be captured. */
function allowCapture(canvas: HTMLCanvasElement) {
  vi.spyOn(canvas, 'setPointerCapture').mockReturnValue(undefined)
}

const slider = (name: string) => page.getByRole('slider', { name })
const xOfSlider = (name: string) => {
  const box = slider(name).element().getBoundingClientRect()
  return box.x + box.width / 2
}

it('selects a pressed word, and moves a dragged edge once, at the end of the drag', async () => {
  const { told, canvas } = await show()
  allowCapture(canvas)
  const press = (x: number, y?: number) => {
    point(canvas, 'pointerdown', x, y)
    point(canvas, 'pointerup', x, y)
  }
  // 6 ms a pixel: the first word is from 50 to 120.
  press(80)
  await expect.element(slider('End of “The”')).toHaveAttribute('aria-valuetext', '0.72 seconds')
  point(canvas, 'pointerdown', 118)
  point(canvas, 'pointermove', 130)
  await expect.element(slider('End of “The”')).toHaveAttribute('aria-valuetext', '0.79 seconds')
  expect(told.moves).toEqual([])
  point(canvas, 'pointerup', 130)
  await expect.poll(() => told.moves).toHaveLength(1)
  expect(told.moves[0]?.[0]?.end).toBeCloseTo(0.792)
  expect(told.planned.at(-1)?.reach).toBeCloseTo(0.084)
  press(300, 5)
  expect(told.seeks[0]).toBeCloseTo(1.8)
})

it('gives up a drag at Escape, and takes a press without a move for none', async () => {
  const { told, canvas } = await show()
  allowCapture(canvas)
  point(canvas, 'pointerdown', 118)
  point(canvas, 'pointermove', 140)
  await userEvent.keyboard('{Escape}')
  point(canvas, 'pointerup', 140)
  await expect.element(slider('End of “The”')).toHaveAttribute('aria-valuetext', '0.72 seconds')
  point(canvas, 'pointerdown', 118)
  point(canvas, 'pointerup', 118)
  expect(told.moves).toEqual([])
})

it('selects spans and moves none where they cannot be edited', async () => {
  const { told, canvas } = await show({ isEditable: false })
  allowCapture(canvas)
  point(canvas, 'pointerdown', 118)
  point(canvas, 'pointerup', 118)
  await expect.element(page.getByRole('option', { selected: true })).toHaveAccessibleName('The, 0.30 seconds')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift} ')
  expect(page.getByRole('slider').elements()).toEqual([])
  expect([told.plays, told.planned, told.moves]).toEqual([1, [], []])
})

it('chooses words by arrow keys, moves their edges, and says where they are', async () => {
  const { told } = await show()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('listbox', { name: 'Words' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  const option = page.getByRole('option', { name: 'little, 0.72 seconds' })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await expect.element(option).toHaveAttribute('aria-posinset', '2')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Alt>}{ArrowRight}{/Alt}')
  await expect.element(slider('Start of “little”')).toHaveAttribute('aria-valuetext', '0.71 seconds')
  await expect.element(page.getByText('End of “little”: 1.15 seconds')).toBeInTheDocument()
  await userEvent.keyboard(' {Tab}{Shift>}{ArrowRight}{/Shift}')
  await expect.element(slider('Start of “little”')).toHaveAttribute('aria-valuetext', '0.81 seconds')
  await expect.element(slider('Start of “little”')).toHaveFocus()
  expect([told.plays, told.moves.length, told.planned.every(({ reach }) => reach === null)]).toEqual([1, 3, true])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{End}')
  await expect.element(page.getByRole('option', { name: /^out/ })).toHaveAttribute('aria-selected', 'true')
})

it('zooms around the selected word and under the pointer, and scrolls by wheel', async () => {
  const { canvas } = await show()
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}')
  const from = xOfSlider('Start of “The”')
  const width = () => xOfSlider('End of “The”') - xOfSlider('Start of “The”')
  const before = width()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeCloseTo(before * 1.5, 0)
  expect(xOfSlider('Start of “The”')).toBeCloseTo(from, 0)
  const wheel = (deltaY: number, ctrlKey: boolean) =>
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY, ctrlKey, clientX: from, bubbles: true, cancelable: true }))
  wheel(200, true)
  await expect.poll(width).toBeLessThan(before)
  const place = xOfSlider('Start of “The”')
  wheel(50, false)
  await expect.poll(() => place - xOfSlider('Start of “The”')).toBeCloseTo(50, 0)
})

/** Returns the colour near the top of a column of the picture. */
function readColumn(canvas: HTMLCanvasElement, x: number): string {
  const colour = canvas.getContext('2d')?.getImageData(x * window.devicePixelRatio, 4, 1, 1).data
  return colour === undefined ? '' : [...colour].join()
}

it('opens where the playhead stands', async () => {
  const { canvas } = await show({ playhead: openPlayhead(30) })
  await expect.poll(() => readColumn(canvas, 90)).not.toBe(readColumn(canvas, 250))
})

it('stays at the playhead without rendering, and leaves a view that was scrolled elsewhere', async () => {
  const { told, playhead, canvas } = await show()
  const pixel = (x: number) => readColumn(canvas, x)
  const renders = told.renders
  const empty = pixel(250)
  playhead.set(1.5)
  await expect.poll(() => pixel(250)).not.toBe(empty)
  expect(told.renders).toBe(renders)
  playhead.set(30)
  await expect.poll(() => pixel(90)).not.toBe(empty)
})

it('draws an hour of words and sound on a canvas that is no wider than the screen', async () => {
  const hour = Array.from({ length: 9000 }, (_, index) => ({
    id: `h${index}`,
    text: 'word',
    start: index * 0.4,
    end: index * 0.4 + 0.35,
    isDoubtful: false,
  }))
  const { canvas } = await show({ spans: hour, peaks: outlineSpans(hour, 3600) })
  await userEvent.keyboard('{Tab}{Tab}{End}')
  await expect.element(page.getByRole('option', { name: 'word, 3599.60 seconds' })).toBeInTheDocument()
  for (let step = 0; step < 20; step += 1) await userEvent.keyboard('-')
  expect(canvas.width).toBeLessThanOrEqual(600 * window.devicePixelRatio)
})
