import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { runThread } from '../../platform/threads/run-thread'
import type { WorkbookTask } from './read-workbook.worker'

const limits = { entries: 500, unpackedBytes: 20_000_000, columns: 100, heapMegabytes: 256, milliseconds: 20_000 }

const Rows = z.array(z.array(z.string()))

/**
 * Returns the cells of a workbook's first sheet as text. A small file may unpack to gigabytes or name a distant cell,
 * so the declared sizes are added up first, and the file is read in a thread with limited memory and time.
 */
export async function readWorkbook(bytes: Buffer, maxRows: number): Promise<string[][]> {
  if ((await measureUnpacked(bytes)) > limits.unpackedBytes) {
    throw new ApiFailure('too-large', 'The spreadsheet unpacks to more than 20 MB. Split it, or save it as CSV.', {
      field: 'file',
    })
  }
  // Copied, because a small buffer is a slice of a larger one.
  const copy = Uint8Array.from(bytes).buffer
  const task: WorkbookTask = { bytes: copy, maxRows, maxColumns: limits.columns }
  try {
    return Rows.parse(await runThread({ file: findWorker(), message: task, transfer: [copy], limits }))
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** Returns the TypeScript source in the workspace, otherwise a file beside the bundle. */
function findWorker(): URL {
  const inSources = import.meta.url.endsWith('.ts')
  return new URL(inSources ? './read-workbook.worker.ts' : './workers/read-workbook.js', import.meta.url)
}

function unreadable(cause: unknown): ApiFailure {
  return new ApiFailure('wrong-type', 'This spreadsheet cannot be read. Save it again as .xlsx or CSV.', {
    field: 'file',
    cause,
  })
}

async function measureUnpacked(bytes: Buffer): Promise<number> {
  const zip = await openZip(bytes).catch((cause: unknown) => {
    throw unreadable(cause)
  })
  if (zip.entryCount > limits.entries) throw unreadable(new Error('it has too many entries'))
  return new Promise((resolve, reject) => {
    let total = 0
    zip.on('entry', ({ uncompressedSize }: Entry) => {
      total += uncompressedSize
      zip.readEntry()
    })
    zip.on('end', () => resolve(total))
    zip.on('error', (error) => reject(unreadable(error)))
    zip.readEntry()
  })
}

function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)))
  })
}
