import { expect, it } from 'vitest'
import { findSpanIndex, findWaveformTarget } from './find-waveform-target'

const spans = [
  { id: 'a', text: 'a', start: 0.5, end: 1, isDoubtful: false },
  { id: 'b', text: 'b', start: 1, end: 2, isDoubtful: false },
  { id: 'c', text: 'c', start: 2.5, end: 3, isDoubtful: false },
]
const view = { start: 0, secondsPerPixel: 0.01 }
const at = (x: number, selectedId: string | null = null) => findWaveformTarget({ spans, view, selectedId, x, reach: 6 })

it('finds edges within reach, spans between them, and nothing in a gap', () => {
  expect(at(52)).toEqual({ kind: 'edge', id: 'a', edge: 'start' })
  expect(at(75)).toEqual({ kind: 'span', id: 'a' })
  expect(at(204)).toEqual({ kind: 'edge', id: 'b', edge: 'end' })
  expect(at(225)).toEqual({ kind: 'none' })
  expect(at(900)).toEqual({ kind: 'none' })
})

it('takes the edge of the selected span where two touch', () => {
  expect(at(100, 'a')).toEqual({ kind: 'edge', id: 'a', edge: 'end' })
  expect(at(100, 'b')).toEqual({ kind: 'edge', id: 'b', edge: 'start' })
})

it('finds the first span that ends after a time', () => {
  expect([0, 0.9, 1, 2.2, 9].map((time) => findSpanIndex(spans, time))).toEqual([0, 0, 1, 2, 3])
})

it('finds spans alone where edges cannot be held', () => {
  const spanAt = (x: number) => findWaveformTarget({ spans, view, selectedId: 'b', x, reach: null })
  expect([52, 100, 225].map(spanAt)).toEqual([{ kind: 'span', id: 'a' }, { kind: 'span', id: 'b' }, { kind: 'none' }])
})
