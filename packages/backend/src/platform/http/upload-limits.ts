import { largestUploadBytes } from '../../entities/objects/largest-upload-bytes'
import type { FormLimits } from './receive-form'

/**
 * Limits of forms by purpose; nothing beyond them is written to disk. Where one file is expected a second is received,
 * so that the sender gets a message.
 */
export const imageForm: Partial<FormLimits> = {
  maximumFiles: 2,
  maximumFileBytes: largestUploadBytes.image,
  maximumTotalBytes: largestUploadBytes.image,
}
export const trackForm: Partial<FormLimits> = {
  maximumFiles: 2,
  maximumFileBytes: largestUploadBytes.recording,
  maximumTotalBytes: largestUploadBytes.recording,
}
export const soundsForm: Partial<FormLimits> = { maximumFiles: 100, maximumFileBytes: largestUploadBytes.recording }
export const subtitlesForm: Partial<FormLimits> = {
  maximumFiles: 100,
  maximumFileBytes: largestUploadBytes.subtitles,
  maximumTotalBytes: 10 * largestUploadBytes.subtitles,
}
