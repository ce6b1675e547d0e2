import { z } from 'zod'
import { defineRoute } from '../route'
import {
  ApiError,
  commonErrors,
  engineErrors,
  JobAccepted,
  LanguageCode,
  NumericId,
  paidResultError,
  PreferHeader,
} from '../shared.schema'
import { ImportProblem, PageVariation } from '../main/book.schema'

export const Detections = z
  .looseObject({
    textAnnotations: z.array(z.looseObject({ description: z.string().exactOptional() })),
    fullTextAnnotation: z.looseObject({ text: z.string().exactOptional() }).nullable().optional(),
  })
  .meta({ id: 'Detections', description: "The shape of Google Cloud Vision's text detection" })

export const RecognitionIssue = z
  .looseObject({
    code: z.string().meta({ description: 'breaks-recovered, missing-box, empty-box, page-sized-box, …' }),
    message: z.string(),
    index: z.number().int().exactOptional().meta({ description: 'Index of the word' }),
  })
  .meta({ id: 'RecognitionIssue' })

export const OcrResult = z
  .looseObject({
    pageId: z.number().int(),
    pageVariationId: z.number().int(),
    detections: Detections,
    issues: z
      .array(RecognitionIssue)
      .exactOptional()
      .meta({ description: 'Parts of the response that are unusable or were recovered; absent if there are none' }),
    confidence: z.number().exactOptional().meta({ description: '0 to 1, mean over the words' }),
    seconds: z.number().exactOptional(),
  })
  .meta({ id: 'OcrResult' })

export const OcrResults = z
  .object({
    ocrResults: z.array(OcrResult),
    problems: z.array(ImportProblem).exactOptional(),
    msg: z.string().optional(),
  })
  .meta({ id: 'OcrResults' })

export const recognisePages = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/text-ocr',
  operationId: 'recognisePages',
  summary: 'Recognise the words on page images',
  access: 'author',
  tag: 'Recognition',
  headers: PreferHeader,
  body: {
    kind: 'json',
    schema: z
      .object({
        images: z
          .array(
            z.object({
              pageId: z.number().int().positive(),
              pageVariationId: z.number().int().positive(),
              image: z.string().exactOptional().meta({
                description: "A link to the server's store, or base64; by default the page variation's stored image",
              }),
            }),
          )
          .min(1)
          .max(2000),
        language: LanguageCode.exactOptional(),
        kind: z.enum(['sentence', 'word']).exactOptional(),
      })
      .meta({ id: 'RecognitionRequest' }),
  },
  responses: {
    200: { description: 'The words found', schema: OcrResults },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    402: paidResultError,
    501: { description: 'The chosen engine is not installed', schema: ApiError },
    ...engineErrors,
  },
})

export const getPageVariation = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/page-variation',
  operationId: 'getPageVariation',
  summary: 'One page variation with its rects',
  access: 'author',
  tag: 'RectData',
  query: z.object({ id: NumericId }),
  responses: { 200: { description: 'The page variation', schema: PageVariation }, ...commonErrors },
})

export const validateWord = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/validate-word',
  operationId: 'validateWord',
  summary: "Check whether a word is in the language's dictionary, in lower case first, then as written",
  access: 'author',
  tag: 'Word',
  body: {
    kind: 'json',
    schema: z
      .object({ word: z.string().min(1).max(200), lang: LanguageCode, written: z.string().max(200).exactOptional() })
      .meta({ id: 'WordToValidate' }),
  },
  responses: {
    200: {
      description: 'The verdict',
      schema: z
        .object({ isValid: z.boolean(), response: z.string(), validatedWord: z.string().nullable() })
        .meta({ id: 'ValidatedWord' }),
    },
    ...commonErrors,
  },
})
