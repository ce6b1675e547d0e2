import { open, readFile } from 'node:fs/promises'
import { createImageReader, type ImageReader } from '../images/create-image-reader'
import type { QuarterTurns } from '../page-analysis/guess-rotations'
import { type WorkerReply, serveCalls } from '../workers/serve-calls'
import type { ImportSource, SourcePage } from './source/import-source'
import { loadPdfium, type Pdfium } from './pdf/load-pdfium'
import { openImageSource } from './page-image/open-image-source'
import { openPdfSource } from './pdf/open-pdf-source'
import { failImport, type ImportFailure } from './source/import-failure'
import { FILE_TYPE_BYTES, detectFileType } from './source/detect-file-type'

export type PageImportCall =
  | { kind: 'open'; path: string }
  /** With `turns`, the page's image is rotated and its words are left out. */
  | { kind: 'page'; number: number; turns?: QuarterTurns }
  | { kind: 'close' }
export type PageImportReply = { kind: 'opened'; pageCount: number } | SourcePage | { kind: 'closed' } | ImportFailure

async function readHead(path: string): Promise<{ head: Uint8Array; sizeBytes: number }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = new Uint8Array(Math.min(size, FILE_TYPE_BYTES))
    await file.read(head, 0, head.length, 0)
    return { head, sizeBytes: size }
  } finally {
    await file.close()
  }
}

async function openSource(
  images: ImageReader,
  pdfium: () => Promise<Pdfium>,
  path: string,
): Promise<ImportSource | ImportFailure> {
  const { head, sizeBytes } = await readHead(path)
  const type = await detectFileType(head, sizeBytes)
  if (type.kind === 'refused') return type
  if (type.kind === 'image') return openImageSource(images, path)
  return openPdfSource(images, await pdfium(), await readFile(path))
}

function createImporter(): (call: PageImportCall) => Promise<WorkerReply<PageImportReply>> {
  const images = createImageReader()
  let loading: Promise<Pdfium> | null = null
  let source: ImportSource | null = null
  const pdfium = (): Promise<Pdfium> => (loading ??= loadPdfium())

  return async (call) => {
    if (call.kind === 'page') {
      if (!source) return { reply: failImport('engine-failed', 'No file is open for its pages to be read') }
      const page = await source.readPage(call.number, call.turns)
      return { reply: page }
    }
    source?.close()
    source = null
    if (call.kind === 'close') return { reply: { kind: 'closed' } }
    const opened = await openSource(images, pdfium, call.path)
    if (opened.kind === 'refused') return { reply: opened }
    source = opened
    return { reply: { kind: 'opened', pageCount: opened.pageCount } }
  }
}

serveCalls<{ request: PageImportCall; reply: PageImportReply }>(createImporter())
