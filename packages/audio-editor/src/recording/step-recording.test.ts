import { expect, it } from 'vitest'
import { listUnits } from './list-units'
import { findChosenTake, openRecordingState, stepRecording, type RecordingEvent } from './step-recording'

const units = listUnits(
  [
    { pageVariationId: 7, pageNumber: 1, text: 'Good night. <break time="1.0s" /> Sleep well.' },
    { pageVariationId: 8, pageNumber: 2, text: ' ' },
    { pageVariationId: 9, pageNumber: 3, text: 'Morning.' },
  ],
  { mode: 'page', language: 'en' },
)
const take = (id: string) => ({ id, unitId: '7', text: 'Good night.', recordedAt: 1 })

function run(events: readonly RecordingEvent[]) {
  const done: string[] = []
  let state = openRecordingState(units)
  for (const event of [{ kind: 'microphone-opened' } as const, ...events]) {
    const step = stepRecording(state, event)
    state = step.state
    done.push(...step.effects.map((effect) => effect.do))
  }
  return { state, done }
}
const press: RecordingEvent = { kind: 'record-pressed' }
const second = (presses: number): RecordingEvent => ({ kind: 'second-passed', presses })

it('lists pages with text, without their pauses', () => {
  expect(units).toEqual([
    { id: '7', pageNumber: 1, sentences: ['Good night.', 'Sleep well.'] },
    { id: '9', pageNumber: 3, sentences: ['Morning.'] },
  ])
})

it('counts three seconds in, records, and stops', () => {
  const { state, done } = run([press, second(1), second(1), second(1), press])
  expect(done).toEqual(['wait-second', 'wait-second', 'wait-second', 'start-take', 'stop-take'])
  expect(state.phase.kind).toBe('stopping')
})

it('does not count the seconds of a count-in that was cancelled', () => {
  const { state } = run([press, press, press, second(1), second(1), second(1)])
  expect(state.phase).toEqual({ kind: 'counting', left: 3 })
})

it('stores a take whose microphone is lost, and stays where it is while it records', () => {
  const { state, done } = run([
    { kind: 'count-in-chosen', seconds: 0 },
    press,
    { kind: 'unit-chosen', index: 1 },
    { kind: 'microphone-refused', reason: 'lost' },
    { kind: 'take-ended', take: take('a') },
  ])
  expect(done).toEqual(['start-take', 'stop-take'])
  expect(state).toMatchObject({ index: 0, phase: { kind: 'refused', reason: 'lost' }, takes: [{ id: 'a' }] })
})

it('chooses the newest take until the author chooses another one', () => {
  const { state } = run([
    { kind: 'takes-loaded', takes: [take('a'), take('b')] },
    { kind: 'take-ended', take: take('c') },
  ])
  expect(findChosenTake(state, '7')?.id).toBe('c')
  const { state: later } = stepRecording(state, { kind: 'take-chosen', take: take('a') })
  expect(findChosenTake(later, '7')?.id).toBe('a')
  expect(findChosenTake(later, '9')).toBeNull()
})
