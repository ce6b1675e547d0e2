import { CoachingPoint, PopupTrigger, RectData } from '@lectern/contracts/main'
import { NewQuiz, NewWord } from '@lectern/contracts/quiz'
import { z } from 'zod'

/** `media/<first 40 hex digits of the SHA-256>.<extension>` in the library's folder. */
const MediaPath = z.string().regex(/^media\/[0-9a-f]{40}\.[a-z0-9]{2,5}$/)
/** Missing if empty, like everything optional here, so that older archives stay valid. */
const OtherFields = z.record(z.string(), z.unknown()).optional()

const ArchivedWord = z.looseObject({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  /** `ref` of a page variation of the same book. */
  pageVariation: z.number(),
})

/** Digests of what a narration was made from; missing in archives of earlier versions. */
const ArchivedOrigin = z.object({
  voice: z.string().nullable(),
  pages: z.array(
    z.object({ pageVariation: z.number(), sentences: z.array(z.string()).nullable(), spoken: z.string() }),
  ),
})

/** The sound of a sentence, and the voice that made it. */
const ArchivedTake = z.object({
  /** `ref` of a page variation of the same book. */
  pageVariation: z.number(),
  text: z.string(),
  /** Hash of everything that determines the sound: the server finds the sound by it, and does not pay for it again. */
  hash: z.string().regex(/^[0-9a-f]{40}$/),
  /** A file of `compressSentence`. */
  sound: MediaPath,
  /** Null if the voice is not known. */
  voice: z
    .object({
      voiceId: z.string(),
      modelId: z.string().nullable(),
      voiceSettings: z.record(z.string(), z.number()).nullable(),
    })
    .nullable(),
})

/** A locked sentence and the take that is kept. */
const ArchivedLock = z.object({
  /** `ref` of a page variation of the same book. */
  pageVariation: z.number(),
  text: z.string(),
  /** Index into `takes`. In archives without takes, and for a sound that is not one of them: a file of `packSentence`. */
  take: z.union([z.number().int().nonnegative(), MediaPath]),
})

const ArchivedPageVariation = z.object({
  /** Identifies this variation within the archive. */
  ref: z.number(),
  variation: z.string(),
  name: z.string().nullable(),
  image: MediaPath.nullable(),
  thumbnail: MediaPath.nullable(),
  imageWidth: z.number().int().nullable(),
  imageHeight: z.number().int().nullable(),
  altText: z.string().nullable(),
  textSource: z.enum(['text-layer', 'recognised', 'manual']).nullable(),
  rectData: RectData,
  /** Digest of the image on which the rects were made. */
  rectImage: z.string().optional(),
  otherFields: OtherFields,
})

const ArchivedChapter = z.object({
  name: z.string(),
  type: z.string().nullable(),
  variations: z.array(
    z.object({
      variation: z.string(),
      name: z.string().nullable(),
      audio: MediaPath.nullable(),
      video: z.string().nullable(),
      voiceSettings: z.string().nullable(),
      durationSeconds: z.number().nullable(),
      words: z.array(ArchivedWord),
      origin: ArchivedOrigin.optional(),
      /** In the order in which they were made. Missing in archives of earlier versions. */
      takes: z.array(ArchivedTake).optional(),
      /** The takes that the audio is joined from: indices into `takes`. Missing if they are not known. */
      joinedFrom: z.array(z.number().int().nonnegative()).optional(),
      locks: z.array(ArchivedLock).optional(),
      thumbnail: MediaPath.optional(),
      videoFolderLink: z.string().optional(),
      posterLink: z.string().optional(),
      otherFields: OtherFields,
    }),
  ),
  pages: z.array(
    z.object({
      name: z.string().nullable(),
      popupTriggers: z.array(PopupTrigger),
      coachingPoints: z.array(CoachingPoint),
      variations: z.array(ArchivedPageVariation),
      otherFields: OtherFields,
    }),
  ),
  otherFields: OtherFields,
})

export const ArchivedBook = z.object({
  /** Hash of the content, so that the same book is imported once. */
  key: z.string().min(16),
  /** Keys of earlier builds of this book: a server that has imported one of them does not import this one. */
  formerKeys: z.array(z.string().min(16)).optional(),
  title: z.string().min(1),
  description: z.string().nullable(),
  themeData: z.record(z.string(), z.unknown()),
  /** Missing if the book shows its first page. */
  cover: MediaPath.optional(),
  otherFields: OtherFields,
  identifier: z.string().optional(),
  /** Names of categories, series and tags; created in the new domain if missing. */
  categories: z.array(z.string()).optional(),
  series: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  creators: z.array(z.object({ name: z.string(), role: z.string().nullable() })).optional(),
  /** With their keys. */
  quizzes: z.array(NewQuiz).optional(),
  /** Words that are explained for this book only. */
  glossary: z.array(NewWord).optional(),
  visibility: z.enum(['public', 'domain', 'private']),
  chapters: z.array(ArchivedChapter),
})

/** The newest version of the format. Archives of version 1 have no former keys, and only the last of them have takes. */
export const newestVersion = 2

/** The `library.json` of a library folder; its media are in `media/`. */
export const LibraryArchive = z.object({
  format: z.literal('lectern-library'),
  version: z.union([z.literal(1), z.literal(newestVersion)]),
  books: z.array(ArchivedBook),
})

export type LibraryArchive = z.output<typeof LibraryArchive>
export type ArchivedBook = z.output<typeof ArchivedBook>
export type ArchivedTake = z.output<typeof ArchivedTake>
export type ArchivedVariation = ArchivedChapter['variations'][number]
export type ArchivedChapter = z.output<typeof ArchivedChapter>
