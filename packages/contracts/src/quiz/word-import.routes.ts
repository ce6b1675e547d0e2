import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors } from '../shared.schema'

const yesOrNo = z.enum(['true', 'false']).optional()

export const ImportedRow = z
  .object({
    row: z.number().int().meta({ description: 'As the spreadsheet numbers it; the first one holds the headings' }),
    word: z.string(),
    language: z.string(),
    definition: z.string(),
    outcome: z
      .enum(['new-word', 'new-definition', 'unchanged', 'error'])
      .meta({ description: 'What writing the row does; unchanged: it is there already, or stands further up' }),
    column: z.enum(['word', 'language', 'definition']).exactOptional().meta({ description: 'Where the error is' }),
    msg: z.string().exactOptional().meta({ description: 'What is wrong with the row and what to do' }),
  })
  .meta({ id: 'ImportedRow' })

export const WordImportReport = z
  .object({
    dryRun: z.boolean(),
    written: z.boolean().meta({ description: 'False when one row has an error: then none is written' }),
    rows: z.array(ImportedRow),
    newWords: z.number().int(),
    newDefinitions: z.number().int().meta({ description: 'Those of the new words counted' }),
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
    'Take words from a spreadsheet (xlsx, or csv in UTF-8) with the columns word, language and definition: all rows or none',
  access: 'author',
  tag: 'Word',
  query: z.object({ dryRun: yesOrNo.meta({ description: 'true: report what would be done, and write nothing' }) }),
  body: {
    kind: 'multipart',
    files: ['file'],
    schema: z.object({ dryRun: yesOrNo.meta({ description: 'The same as in the query' }) }),
  },
  responses: {
    200: { description: 'Row by row, what was done or would be', schema: WordImportReport },
    ...commonErrors,
    415: { description: 'No spreadsheet that can be read', schema: ApiError },
  },
})
