import { z } from 'zod'

/** Text for the database, which cannot store NUL characters. */
export const plainText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'NUL characters cannot be kept')
