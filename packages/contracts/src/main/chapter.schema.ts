import { z } from 'zod'
import { LanguageCode } from '../shared.schema'

export const ChapterName = z.string().trim().min(1).max(300)
export const ChapterType = z.string().max(100)

/** A link that browsers may follow: of the web or of our own store. No other scheme, so that none can run code. */
export const MediaLink = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|(?![a-z][a-z0-9+.-]*:))[^\s\p{Cc}]*$/iu, 'a link that begins with https:// or /')

/** A variation as it was read, with what is to change; its track and thumbnail have calls of their own. */
export const ChapterVariationFields = z
  .looseObject({
    id: z.number().int().positive(),
    name: z.string().max(300).nullable().exactOptional(),
    video: MediaLink.nullable().exactOptional(),
    videoFolderLink: MediaLink.nullable().exactOptional(),
    posterLink: MediaLink.nullable().exactOptional(),
    voiceSettings: z.string().max(10_000).nullable().exactOptional(),
  })
  .meta({ id: 'ChapterVariationFields' })

/** "chapter fields": a chapter as it was read, with what is to change. What is left out stays; its pages have calls of their own. */
export const ChapterFields = z
  .looseObject({
    name: ChapterName.exactOptional(),
    type: ChapterType.nullable().exactOptional(),
    order_index: z.number().int().min(-1_000_000).max(1_000_000).exactOptional(),
    variations: z.array(ChapterVariationFields).max(200).exactOptional(),
  })
  .meta({ id: 'ChapterFields' })

/** The text fields of a form; an empty one takes away what was there. */
export const ChapterVariationForm = z
  .object({
    variation: LanguageCode,
    name: z.string().max(300).exactOptional(),
    chapterType: ChapterType.exactOptional(),
    videoLink: MediaLink.exactOptional(),
    videoFolderLink: MediaLink.exactOptional(),
    posterLink: MediaLink.exactOptional(),
  })
  .meta({ id: 'ChapterVariationForm' })

/** "audio data": names a track that lies in the book's store already. */
export const AudioData = z
  .object({ variation: LanguageCode, audioFileName: z.string().min(1).max(200) })
  .meta({ id: 'AudioData' })
