import { z } from 'zod'

/** Text that meets the database, which stores no NUL characters. */
export const plainText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'NUL characters cannot be kept')
