import { createTranslate, errorMessages } from '@lectern/messages'
import { expect, test } from 'vitest'
import { tellUploadFailure } from './tell-upload-failure'

const t = createTranslate('en', errorMessages.en)

test('names the storage, S3 unless configured otherwise, and the status [MSG-029]', () => {
  expect(tellUploadFailure(t, { status: 'Forbidden' })).toBe('Failed to upload MP3 to S3: Forbidden')
  expect(tellUploadFailure(t, { status: 'Forbidden', service: 'Garage' })).toBe(
    'Failed to upload MP3 to Garage: Forbidden',
  )
})
