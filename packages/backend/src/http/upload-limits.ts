import type { FormLimits } from './receive-form'

const megabyte = 1_000_000

/**
 * How much of a form is received when it is for one kind of thing; beyond it nothing more is written to the disk. Where one
 * file is wanted a second is received, so that the sender is told so.
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
