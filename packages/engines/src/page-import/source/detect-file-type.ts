import { maxUploadBytes } from '@lectern/backend/upload-limits'
import { fileTypeFromBuffer } from 'file-type'
import { failImport, type ImportFailure } from './import-failure'

/** Bytes from the start of a file that its type is detected by. */
export const FILE_TYPE_BYTES = 4100

const IMAGE_KINDS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/tiff'])
const HINTS: Readonly<Record<string, string>> = {
  'image/heic':
    'HEIC photos cannot be used; export them as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  'image/heif': 'HEIF photos cannot be used; export them as JPEG',
  'image/avif': 'AVIF images cannot be used; save them as JPEG, PNG or WebP',
  'image/gif': 'GIF images cannot be used; save them as PNG',
  'image/bmp': 'BMP images cannot be used; save them as PNG',
  'image/jxl': 'JPEG XL images cannot be used; save them as JPEG or PNG',
  'image/jp2': 'JPEG 2000 images cannot be used; save them as JPEG or PNG',
  'image/svg+xml': 'SVG drawings cannot be used; export them as PNG or PDF',
  'image/vnd.adobe.photoshop': 'Photoshop files cannot be used; export them as PNG, TIFF or PDF',
  'image/vnd.djvu': 'DjVu files cannot be used; convert them to PDF',
  'application/postscript': 'PostScript files cannot be used; convert them to PDF',
  'application/zip': 'Archives and office documents cannot be used; unpack them, or export the document as PDF',
  'application/epub+zip': 'EPUB books cannot be used as pages; export the book as PDF',
}
const PDF_MARK = '%PDF-'
// PDF readers accept a header that is not quite at the start.
const PDF_MARK_WITHIN = 1024

/** Prologs of an SVG file with their ends; a single regular expression for all would backtrack. */
const BEFORE_SVG = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
] as const

function looksLikeSvg(head: string): boolean {
  let rest = head
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase()
  for (;;) {
    const found = BEFORE_SVG.find(([begin]) => rest.startsWith(begin))
    if (!found) return /^<svg[\s>]/.test(rest)
    const [, end] = found
    const at = rest.indexOf(end)
    if (at === -1) return false
    rest = rest.slice(at + end.length).trimStart()
  }
}

async function findType(head: Uint8Array): Promise<string | null> {
  const text = new TextDecoder('latin1').decode(head)
  if (text.slice(0, PDF_MARK_WITHIN).includes(PDF_MARK)) return 'application/pdf'
  // The library would look for the marks of raw photos beyond these bytes.
  if (/^(?:II\*\0|MM\0\*)/.test(text)) return 'image/tiff'
  if (looksLikeSvg(text)) return 'image/svg+xml'
  const found = await fileTypeFromBuffer(head)
  return found ? found.mime : null
}

/** Detects the type of a file by its first bytes, never by its name, and checks its size. */
export async function detectFileType(
  head: Uint8Array,
  sizeBytes: number,
): Promise<{ kind: 'pdf' } | { kind: 'image' } | ImportFailure> {
  if (sizeBytes === 0) return failImport('empty', 'The file is empty; choose it again or export it again')
  const type = await findType(head)
  if (type === null)
    return failImport('not-an-image', 'This is neither a PDF nor an image; choose PDF, JPEG, PNG, WebP or TIFF files')
  const isPdf = type === 'application/pdf'
  if (!isPdf && !IMAGE_KINDS.has(type)) {
    const hint = HINTS[type]
    if (hint) return failImport('unsupported-format', hint)
    if (!type.startsWith('image/')) {
      return failImport(
        'not-an-image',
        `This is a file of type ${type}, not a page; choose PDF, JPEG, PNG, WebP or TIFF files`,
      )
    }
    return failImport(
      'unsupported-format',
      `Images of type ${type} cannot be used; save them as JPEG, PNG, WebP or TIFF`,
    )
  }
  const limit = isPdf ? maxUploadBytes.importFile : maxUploadBytes.image
  if (sizeBytes > limit) {
    const advice = isPdf ? 'split it or reduce its images' : 'save it smaller'
    return failImport(
      'too-large',
      `The file has ${inMegabytes(sizeBytes)}, ${inMegabytes(limit)} are the most; ${advice}`,
    )
  }
  return isPdf ? { kind: 'pdf' } : { kind: 'image' }
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`
}
