import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { defineRoute } from '../route'
import { AudioFileName, commonErrors, Done } from '../shared.schema'

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
    audioFileName: AudioFileName.meta({ description: 'The track to which the times belong: its name or audio_link' }),
    editor: z.string().max(500).nullish().meta({
      description: 'Null for automatic alignment; any other value is replaced by the signed-in email',
    }),
    comment: z.string().max(10_000).nullish(),
    oldAudioFileName: z.string().max(2000).nullish().meta({
      description: 'The track on which the call is based; 409 if the chapter has another one now',
    }),
    meta: z
      .looseObject({ voice: z.unknown().optional(), model: z.unknown().optional() })
      .refine((value) => JSON.stringify(value).length <= 20_000, 'holds more than 20000 characters in all')
      .nullish()
      .meta({ description: 'Voice and model of the track' }),
  })
  .meta({ id: 'WordsOfChapter' })

export const addWordsToChapter = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/add-words-to-chapter',
  operationId: 'addWordsToChapter',
  summary: 'Store imported or corrected words of a chapter variation with their times; earlier versions are kept',
  access: 'author',
  tag: 'Speech',
  body: { kind: 'json', schema: WordsOfChapter },
  responses: { 200: { description: 'Saved; these words are now the current ones', schema: Done }, ...commonErrors },
})
