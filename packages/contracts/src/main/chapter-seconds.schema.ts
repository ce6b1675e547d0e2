import { z } from 'zod'

export const ChapterSeconds = z.number().meta({ description: "Seconds from the start of the chapter's media" })
