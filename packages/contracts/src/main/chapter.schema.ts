import { z } from 'zod'
import { isSafeLink } from '../is-safe-link'
import { AudioFileName, LanguageCode } from '../shared.schema'

export const ChapterName = z.string().trim().min(1).max(300)
export const ChapterType = z.string().max(100)

/** A link to the web or to our own store. No other scheme, so that no link can run a script. */
export const MediaLink = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|(?![a-z][a-z0-9+.-]*:))[^\s\p{Cc}]*$/iu, 'a link that begins with https:// or /')
  .refine(isSafeLink, 'a link to this host, or with a host and no user name')

/** A variation as read, with changes; its track and thumbnail have calls of their own. */
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

/** "chapter fields": a chapter as read, with changes. Missing fields are unchanged; its pages have calls of their own. */
export const ChapterFields = z
  .looseObject({
    name: ChapterName.exactOptional(),
    type: ChapterType.nullable().exactOptional(),
    order_index: z.number().int().min(-1_000_000).max(1_000_000).exactOptional(),
    variations: z.array(ChapterVariationFields).max(200).exactOptional(),
  })
  .meta({ id: 'ChapterFields' })

/** Text fields of a form; an empty one deletes the value. */
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

/** "audio data": names a track that is already in the book's store. */
export const AudioData = z.object({ variation: LanguageCode, audioFileName: AudioFileName }).meta({ id: 'AudioData' })
