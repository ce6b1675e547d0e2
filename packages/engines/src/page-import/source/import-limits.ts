const MEGABYTE = 1_000_000

/** Limits of one file. */
export const importLimits = {
  imageBytes: 25 * MEGABYTE,
  pdfBytes: 200 * MEGABYTE,
  pages: 2000,
} as const

export const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`
