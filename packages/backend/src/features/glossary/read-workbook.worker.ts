import { parentPort } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'

export interface WorkbookTask {
  bytes: ArrayBuffer
  maxRows: number
  maxColumns: number
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value instanceof Date ? value.toISOString().slice(0, 10) : ''
}

async function readTask({ bytes, maxRows, maxColumns }: WorkbookTask): Promise<string[][]> {
  const rows = await readSheet(bytes)
  return rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns).map(toText))
}

const port = parentPort
if (!port) throw new Error('This file is a worker thread; it cannot be run by itself')
const reply = async (task: WorkbookTask) => port.postMessage(await readTask(task), [])
// One task per thread; an exception ends the thread and reaches its creator.
port.once('message', (task: WorkbookTask) => void reply(task))
