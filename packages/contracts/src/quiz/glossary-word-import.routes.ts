import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors } from '../shared.schema'

const yesOrNo = z.enum(['true', 'false']).optional()

export const ImportedRow = z
  .object({
    row: z.number().int().meta({ description: 'Row number in the spreadsheet; the first row has the headings' }),
    word: z.string(),
    language: z.string(),
    definition: z.string(),
    outcome: z
      .enum(['new-word', 'new-definition', 'unchanged', 'error'])
      .meta({ description: 'Effect of writing the row; unchanged: the word exists already, or in a row above' }),
    column: z
      .enum(['word', 'language', 'definition'])
      .exactOptional()
      .meta({ description: 'The column with the error' }),
    msg: z.string().exactOptional().meta({ description: 'The fault of the row and what to do' }),
  })
  .meta({ id: 'ImportedRow' })

export const WordImportReport = z
  .object({
    dryRun: z.boolean(),
    written: z.boolean().meta({ description: 'False if a row has an error: then none is written' }),
    rows: z.array(ImportedRow),
    newWords: z.number().int(),
    newDefinitions: z.number().int().meta({ description: 'Including those of new words' }),
    unchanged: z.number().int(),
    errors: z.number().int(),
  })
  .meta({ id: 'WordImportReport' })

export const importWords = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/word/import',
  operationId: 'importWords',
  summary:
    'Import words from a spreadsheet (xlsx, or csv in UTF-8) with the columns word, language and definition, all rows or none',
  access: 'author',
  tag: 'Word',
  query: z.object({ dryRun: yesOrNo.meta({ description: 'true: report the result without writing it' }) }),
  body: {
    kind: 'multipart',
    files: ['file'],
    schema: z.object({ dryRun: yesOrNo.meta({ description: 'The same as in the query' }) }),
  },
  responses: {
    200: { description: 'For each row, what was done or would be done', schema: WordImportReport },
    ...commonErrors,
    415: { description: 'Not a readable spreadsheet', schema: ApiError },
  },
})
