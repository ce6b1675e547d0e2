import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { defineRoute } from '../route'
import { commonErrors, Done } from '../shared.schema'

const id = z.number().int().positive()
const seconds = z.number().min(0).max(1_000_000)

export const WordsOfChapter = z
  .object({
    words: z
      .array(
        boundFields(
          z.looseObject({
            word: z.string().max(500),
            start: seconds,
            end: seconds,
            pageVariationId: id,
            estimated: z.boolean().exactOptional(),
            confidence: z.number().min(0).max(1).exactOptional(),
            loss: z.number().min(0).max(1_000_000).exactOptional(),
          }),
          2000,
        ),
      )
      .max(200_000),
    chapterVariationId: id,
    audioFileName: z.string().min(1).max(300).meta({ description: 'The track that the times are of' }),
    editor: z.string().max(500).nullish().meta({
      description: 'Null when nobody put them in by hand; whatever else is sent, the signed-in email is kept',
    }),
    comment: z.string().max(10_000).nullish(),
    oldAudioFileName: z.string().max(300).nullish().meta({
      description: 'The track that the chapter had; 409 when it has another one by now',
    }),
    meta: z
      .looseObject({ voice: z.unknown().optional(), model: z.unknown().optional() })
      .refine((value) => JSON.stringify(value).length <= 20_000, 'holds more than 20000 characters in all')
      .nullish()
      .meta({ description: 'What made the track: its voice and model' }),
  })
  .meta({ id: 'WordsOfChapter' })

export const addWordsToChapter = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/add-words-to-chapter',
  operationId: 'addWordsToChapter',
  summary: 'Keep imported or hand-corrected words of a chapter variation with their times; earlier ones stay on record',
  access: 'author',
  tag: 'Speech',
  body: { kind: 'json', schema: WordsOfChapter },
  responses: { 200: { description: 'Kept; these words count now', schema: Done }, ...commonErrors },
})
