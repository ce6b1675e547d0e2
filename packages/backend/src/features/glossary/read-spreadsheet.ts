import { requireValue } from '../../entities/failures/require-value'
import Papa from 'papaparse'
import { ApiFailure } from '../../entities/failures/api-failure'
import { readWorkbook } from './read-workbook'

/** Reads the rows of a CSV or xlsx file: one more than `maxRows` at most, so that the caller notices too many. */
export async function readSpreadsheet(bytes: Buffer, maxRows: number): Promise<string[][]> {
  const mark = bytes.toString('latin1', 0, 4)
  if (mark === 'PK\u0003\u0004') return readWorkbook(bytes, maxRows + 1)
  if (mark === '\u00D0\u00CF\u0011\u00E0') throw refuse('Old .xls files cannot be read. Save it as .xlsx or CSV.')
  return readCsv(decodeText(bytes), maxRows + 1)
}

function readCsv(text: string, maxRows: number): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { preview: maxRows })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) {
    throw new ApiFailure(
      'invalid-field',
      `Row ${requireValue(broken.row, 'the row of a CSV error') + 1} has a quotation mark that is never closed.`,
      {
        field: 'file',
      },
    )
  }
  return data
}

/** Decodes UTF-8, or UTF-16 with the byte order mark that spreadsheet programs write. */
function decodeText(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw refuse('The file is neither .xlsx nor CSV in UTF-8. Save it as one of them.', cause)
  }
  if (text.includes('\0')) throw refuse('The file is neither .xlsx nor CSV in UTF-8. Save it as one of them.')
  return text
}

function refuse(msg: string, cause?: unknown): ApiFailure {
  return new ApiFailure('wrong-type', msg, { field: 'file', ...(cause === undefined ? {} : { cause }) })
}
