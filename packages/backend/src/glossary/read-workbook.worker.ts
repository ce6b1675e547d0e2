import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'

const { bytes, mostRows, mostColumns }: { bytes: ArrayBuffer; mostRows: number; mostColumns: number } = workerData

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

const rows = await readSheet(bytes)
parentPort?.postMessage(rows.slice(0, mostRows).map((row) => row.slice(0, mostColumns).map(toText)))
