import { createTranslate, errorMessages } from '@lectern/messages'
import { expect, test } from 'vitest'
import { describeUploadFailure } from './describe-upload-failure'

const t = createTranslate('en', errorMessages.en)

test('names the storage, S3 unless configured otherwise, and the status [MSG-029]', () => {
  expect(describeUploadFailure(t, { status: 'Forbidden' })).toBe('Failed to upload MP3 to S3: Forbidden')
  expect(describeUploadFailure(t, { status: 'Forbidden', service: 'Garage' })).toBe(
    'Failed to upload MP3 to Garage: Forbidden',
  )
})
