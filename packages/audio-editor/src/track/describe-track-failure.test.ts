import { audioEditorMessages, createTranslate } from '@lectern/messages'
import { expect, test } from 'vitest'
import { describeTrackFailure } from './describe-track-failure'

const english = createTranslate('en', audioEditorMessages.en)

test('names the step that failed, with its status', () => {
  const toText = (step: 'find' | 'fetch' | 'upload' | 'name') =>
    describeTrackFailure(english, 'convert', { kind: 'call', step, status: 'Forbidden' })
  expect(toText('find')).toBe('Failed to fetch audio data: Forbidden')
  expect(toText('fetch')).toBe('Failed to fetch audio data: Forbidden')
  expect(toText('upload')).toBe('Failed to upload MP3 to S3: Forbidden')
  expect(toText('name')).toBe('Failed to update chapter variation audio: Forbidden')
})

test('names the storage of the installation', () => {
  const failure = { kind: 'call', step: 'upload', status: 'Forbidden' } as const
  expect(describeTrackFailure(english, 'convert', failure, 'Garage')).toBe('Failed to upload MP3 to Garage: Forbidden')
})

test('says that there was no response in both languages', async () => {
  const spanish = createTranslate('es', await audioEditorMessages.load('es'))
  const failure = { kind: 'call', step: 'name', status: null } as const
  expect(describeTrackFailure(english, 'convert', failure)).toMatch(/audio: no connection$/)
  expect(describeTrackFailure(spanish, 'convert', failure)).toMatch(/capítulo: sin conexión$/)
})

test('prefers the server’s words to the general text of the action', () => {
  expect(describeTrackFailure(english, 'align', { kind: 'other', text: 'No engine.' })).toBe('No engine.')
  const toText = (action: 'convert' | 'refresh' | 'align') =>
    describeTrackFailure(english, action, { kind: 'other', text: '' })
  expect([toText('convert'), toText('refresh'), toText('align')]).toEqual([
    'Failed to convert WAV to MP3',
    'Failed to refresh audio data',
    'Failed to align audio',
  ])
})
