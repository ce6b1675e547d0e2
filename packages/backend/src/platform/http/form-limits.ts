import { maxUploadBytes } from '../uploads/max-upload-bytes'
import type { FormLimits } from './receive-form'

/**
 * Limits of forms by purpose; nothing beyond them is written to disk. Where one file is expected a second is received,
 * so that the sender gets a message.
 */
export const imageForm: Partial<FormLimits> = {
  maximumFiles: 2,
  maximumFileBytes: maxUploadBytes.image,
  maximumTotalBytes: maxUploadBytes.image,
}
export const trackForm: Partial<FormLimits> = {
  maximumFiles: 2,
  maximumFileBytes: maxUploadBytes.recording,
  maximumTotalBytes: maxUploadBytes.recording,
}
export const soundsForm: Partial<FormLimits> = { maximumFiles: 100, maximumFileBytes: maxUploadBytes.recording }
export const subtitlesForm: Partial<FormLimits> = {
  maximumFiles: 100,
  maximumFileBytes: maxUploadBytes.subtitles,
  maximumTotalBytes: 10 * maxUploadBytes.subtitles,
}
