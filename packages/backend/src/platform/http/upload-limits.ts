import type { FormLimits } from './receive-form'

const megabyte = 1_000_000

/**
 * Limits of forms by purpose; nothing beyond them is written to disk. Where one file is expected a second is received,
 * so that the sender gets a message.
 */
export const imageForm: Partial<FormLimits> = {
  maximumFiles: 2,
  maximumFileBytes: 25 * megabyte,
  maximumTotalBytes: 25 * megabyte,
}
export const trackForm: Partial<FormLimits> = {
  maximumFiles: 2,
  maximumFileBytes: 500 * megabyte,
  maximumTotalBytes: 500 * megabyte,
}
export const soundsForm: Partial<FormLimits> = { maximumFiles: 100, maximumFileBytes: 500 * megabyte }
export const subtitlesForm: Partial<FormLimits> = {
  maximumFiles: 100,
  maximumFileBytes: 5 * megabyte,
  maximumTotalBytes: 50 * megabyte,
}
