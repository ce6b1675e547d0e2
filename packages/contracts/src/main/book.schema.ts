import { bookKinds } from '@lectern/core/book'
import { z } from 'zod'
import { LanguageCode } from '../shared.schema'
import { BookGlossarySummary } from './book-glossary.schema'
import { ChapterSeconds } from './chapter-seconds.schema'
import { CategoryEntry, PlainName } from './catalogue.schema'
import { CoachingPoint, PopupTrigger } from './page-mark.schema'

export const Visibility = z.enum(['public', 'domain', 'private']).meta({ id: 'Visibility' })

export const DetectedBreak = z.looseObject({ type: z.string(), isPrefix: z.boolean().exactOptional() }).meta({
  id: 'DetectedBreak',
  description: 'LINE_BREAK, PAGE_BREAK, EOL_SURE_SPACE, SPACE, …; unknown types are kept',
})

export const VoiceSettings = z
  .looseObject({
    stability: z.number().min(0).max(1).exactOptional(),
    similarity_boost: z.number().min(0).max(1).exactOptional(),
    style: z.number().min(0).max(1).exactOptional(),
    speed: z.number().min(0.7).max(1.2).exactOptional(),
  })
  .meta({ id: 'VoiceSettings' })

/** A highlight on a page image, in page-image pixels. Unknown fields are kept. */
export const Rect = z
  .looseObject({
    id: z.string().min(1),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    fill: z.string().exactOptional(),
    opacity: z.number().exactOptional(),
    startTime: ChapterSeconds.exactOptional(),
    endTime: ChapterSeconds.exactOptional(),
    pauseAfter: z.number().exactOptional(),
    word: z.string().exactOptional(),
    detectedBreak: DetectedBreak.exactOptional(),
    sentenceId: z.string().exactOptional(),
    voiceId: z.string().exactOptional(),
    modelId: z.string().exactOptional(),
    voiceSettings: VoiceSettings.exactOptional(),
    confidence: z.number().exactOptional(),
    timing: z
      .looseObject({
        source: z.enum(['matched', 'estimated', 'manual']),
        confidence: z.number().exactOptional(),
        loss: z.number().exactOptional(),
        narration: z.string().exactOptional().meta({
          description: 'Digest of the narration that the times were made from or set for',
        }),
      })
      .exactOptional(),
  })
  .meta({ id: 'Rect' })

export const RectData = z
  .looseObject({ rects: z.array(Rect), rectsByWords: z.array(Rect) })
  .meta({ id: 'RectData', description: 'Sentence rects and word rects of one page variation, each in reading order' })

export const PageVariation = z
  .looseObject({
    id: z.number().int(),
    variation: LanguageCode,
    name: z.string().nullable(),
    pageImageLink: z.string().nullable(),
    imageWidth: z.number().int().nullable().meta({ description: 'Pixels of the stored, upright image' }),
    imageHeight: z.number().int().nullable(),
    altText: z.string().nullable(),
    textSource: z.enum(['text-layer', 'recognised', 'manual']).nullable(),
    revision: z.number().int().meta({ description: 'Revision of the rect data; send it back when saving' }),
    imageDigest: z.string().nullable().exactOptional().meta({ description: 'Digest of the page image; for authors' }),
    rectImageDigest: z.string().nullable().exactOptional().meta({
      description:
        'Digest of the image on which the rects were made; null where it is not known. Another one than imageDigest: the image was replaced since. For authors',
    }),
    rectData: RectData.exactOptional().meta({ description: 'Absent with includeRectData=false' }),
  })
  .meta({ id: 'PageVariation' })

export const Page = z
  .looseObject({
    pageId: z.number().int(),
    page_number: z.number().int().positive(),
    name: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    variations: z.array(PageVariation),
    popupTriggers: z.array(PopupTrigger),
    coachingPoints: z.array(CoachingPoint),
    revision: z.number().int().exactOptional().meta({ description: 'Revision of its own fields; its ETag too' }),
  })
  .meta({ id: 'Page' })

export const ChapterVariation = z
  .looseObject({
    id: z.number().int(),
    variation: LanguageCode,
    name: z.string().nullable(),
    audio: z.string().nullable().meta({ description: 'A link that can be played' }),
    video: z.string().nullable(),
    voiceSettings: z.string().nullable().meta({ description: 'JSON text; see the voice settings of core' }),
    durationSeconds: z.number().nullable(),
    thumbnailUrl: z.string().nullable().exactOptional(),
    videoFolderLink: z.string().nullable().exactOptional(),
    posterLink: z.string().nullable().exactOptional(),
  })
  .meta({ id: 'ChapterVariation' })

export const Chapter = z
  .looseObject({
    id: z.number().int(),
    name: z.string(),
    type: z.string().nullable(),
    order_index: z.number().int(),
    variations: z.array(ChapterVariation),
    pages: z.array(Page),
    revision: z.number().int().exactOptional().meta({ description: 'Revision of its own fields; its ETag too' }),
  })
  .meta({ id: 'Chapter' })

export const ThemeData = z
  .looseObject({
    primary_color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .exactOptional(),
  })
  .meta({ id: 'ThemeData' })

export const BookInfo = z
  .looseObject({
    id: z.number().int(),
    title: z.string(),
    description: z.string().nullable(),
    cover_image: z.string().nullable().meta({ description: 'Null for a book without a cover of its own' }),
    theme_data: ThemeData,
    visibility: Visibility.meta({
      description: 'Takes effect when the book is published; until then only its authors see it',
    }),
    published: z.boolean(),
    publishedAt: z.string().exactOptional().meta({ description: 'Time of the current publication; for its authors' }),
    publicationIsBehind: z
      .boolean()
      .exactOptional()
      .meta({ description: 'The book was changed since it was published; for its authors' }),
    languages: z.array(LanguageCode),
    identifier: z.string().nullable().exactOptional().meta({ description: 'Id of the book in other systems' }),
    categories: z
      .array(z.number().int())
      .exactOptional()
      .meta({ description: "Ids; for callers of the book's domain" }),
    series: z.array(z.string()).exactOptional().meta({ description: "Names; for callers of the book's domain" }),
    tags: z.array(z.string()).exactOptional().meta({ description: "Names; for callers of the book's domain" }),
    revision: z
      .number()
      .int()
      .exactOptional()
      .meta({ description: 'Revision of its own fields, its ETag too; for its authors' }),
  })
  .meta({ id: 'BookInfo', description: 'Unknown fields are stored and returned as they were sent' })

export const BookData = z
  .looseObject({
    bookInfo: BookInfo,
    chapters: z.array(Chapter),
    revision: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Visibility of the publication; null for an unpublished book' }),
    glossary: BookGlossarySummary.exactOptional().meta({
      description: 'Absent in a publication without words of the glossary, and in the working form',
    }),
  })
  .meta({ id: 'BookData' })

export const BookSummary = z
  .looseObject({
    ...BookInfo.shape,
    cover_image: z.string().nullable().meta({ description: 'The cover, or else the thumbnail of the first page' }),
    pageCount: z.number().int(),
    durationSeconds: z.number().meta({ description: 'Longest narration among the languages' }),
    kinds: z
      .array(z.enum(bookKinds))
      .exactOptional()
      .meta({ description: 'Kinds of its publication; absent before it is published' }),
    canEdit: z.boolean().meta({ description: 'The caller is one of its authors' }),
    updatedAt: z.string(),
    cursor: z
      .string()
      .exactOptional()
      .meta({ description: 'Place of the book in a list by pages; send that of the last one as `after`' }),
  })
  .meta({ id: 'BookSummary' })

const maxBookFieldsLength = 200_000

function isOfModestSize(fields: object): boolean {
  return JSON.stringify(fields).length <= maxBookFieldsLength
}

const sizeProblem = `the fields of a book hold at most ${maxBookFieldsLength} characters`

/** Place of a book in the catalogue of its domain. */
const shelfFields = {
  identifier: PlainName.nullable().exactOptional().meta({ description: 'Id of the book in other systems' }),
  categories: z.array(CategoryEntry).max(100).exactOptional(),
  series: z
    .array(PlainName)
    .max(100)
    .exactOptional()
    .meta({ description: 'Names; new ones are created in the domain' }),
  tags: z.array(PlainName).max(100).exactOptional().meta({ description: 'Names; new ones are created in the domain' }),
}

export const NewBook = z
  .looseObject({
    title: z.string().trim().min(1).max(300),
    description: z.string().max(10_000).nullable().exactOptional(),
    language: LanguageCode.default('en').meta({ description: 'Language of the first chapter variation' }),
    theme_data: ThemeData.exactOptional(),
    visibility: Visibility.default('public').meta({ description: 'Takes effect when the book is published' }),
    ...shelfFields,
  })
  .refine(isOfModestSize, sizeProblem)
  .meta({ id: 'NewBook', description: 'Unknown fields are kept' })

export const BookChange = z
  .looseObject({
    title: z.string().trim().min(1).max(300).exactOptional(),
    description: z.string().max(10_000).nullable().exactOptional(),
    theme_data: ThemeData.exactOptional(),
    visibility: Visibility.exactOptional(),
    ...shelfFields,
  })
  .refine(isOfModestSize, sizeProblem)
  .meta({
    id: 'BookChange',
    description:
      'A book as it was read may be sent back whole: computed fields (id, cover_image, languages, …) are ignored, and unknown fields are kept',
  })

export const NewChapter = z
  .object({
    name: z.string().trim().min(1).max(300),
    type: z.string().max(100).exactOptional(),
    variation: LanguageCode.default('en'),
  })
  .meta({ id: 'NewChapter' })

export const NewChapterVariation = z
  .object({
    chapterId: z.number().int().positive(),
    variation: LanguageCode,
    name: z.string().max(300).exactOptional(),
  })
  .meta({ id: 'NewChapterVariation' })

export const ImportProblem = z
  .object({
    file: z.string(),
    page: z.number().int().exactOptional(),
    code: z.string(),
    message: z.string(),
  })
  .meta({ id: 'ImportProblem', description: 'A file or page that was skipped, and why' })

export const ImportedPages = z
  .object({ pages: z.array(Page), problems: z.array(ImportProblem) })
  .meta({ id: 'ImportedPages' })

export const RectDataWrite = z
  .object({
    pageId: z.number().int().positive(),
    variation: LanguageCode,
    variationId: z.number().int().positive(),
    rectData: RectData,
    textSource: z.enum(['text-layer', 'recognised', 'manual']).exactOptional(),
    revision: z
      .number()
      .int()
      .exactOptional()
      .meta({ description: 'The revision on which the change is based; 412 if it is not the current one' }),
    fitsImage: z.boolean().exactOptional().meta({
      description:
        'True if the author has seen that the rects fit the page image that was put in place of the one they were made on',
    }),
  })
  .meta({ id: 'RectDataWrite' })

export const RectDataWritten = z
  .object({ variationId: z.number().int(), revision: z.number().int() })
  .meta({ id: 'RectDataWritten' })

export const ChapterRectData = z
  .array(z.object({ pageId: z.number().int(), variations: z.array(PageVariation) }))
  .meta({ id: 'ChapterRectData' })
