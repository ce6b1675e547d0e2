import { fileTypeFromBuffer } from 'file-type'
import { importLimits, inMegabytes } from './limits'
import { refuse, type Refusal } from './refusal'

/** Bytes from the start of a file that tell its kind. */
export const SNIFFED_BYTES = 4100

const IMAGE_KINDS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/tiff'])
const HINTS: Readonly<Record<string, string>> = {
  'image/heic':
    'HEIC photos cannot be taken in; export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  'image/heif': 'HEIF photos cannot be taken in; export it as JPEG',
  'image/avif': 'AVIF images cannot be taken in; save it as JPEG, PNG or WebP',
  'image/gif': 'GIF images cannot be taken in; save it as PNG',
  'image/bmp': 'BMP images cannot be taken in; save it as PNG',
  'image/jxl': 'JPEG XL images cannot be taken in; save it as JPEG or PNG',
  'image/jp2': 'JPEG 2000 images cannot be taken in; save it as JPEG or PNG',
  'image/svg+xml': 'SVG drawings cannot be taken in; export it as PNG or PDF',
  'image/vnd.adobe.photoshop': 'Photoshop files cannot be taken in; export it as PNG, TIFF or PDF',
  'image/vnd.djvu': 'DjVu files cannot be taken in; convert it to PDF',
  'application/postscript': 'PostScript files cannot be taken in; convert it to PDF',
  'application/zip': 'Archives and office documents cannot be taken in; unpack it, or export the document as PDF',
  'application/epub+zip': 'EPUB books cannot be taken in as pages; export the book as PDF',
}
const PDF_MARK = '%PDF-'
// Readers accept a mark that is not quite at the start.
const PDF_MARK_WITHIN = 1024

/** What may stand before a drawing, with how it ends: one expression for all would try every way to divide them. */
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
  // The library looks on for the maker's marks of raw photos, which may lie beyond these first bytes.
  if (/^(?:II\*\0|MM\0\*)/.test(text)) return 'image/tiff'
  if (looksLikeSvg(text)) return 'image/svg+xml'
  const found = await fileTypeFromBuffer(head)
  return found ? found.mime : null
}

/** The kind of a file by its first bytes, never by its name, and whether it is small enough. */
export async function sniffFile(
  head: Uint8Array,
  sizeBytes: number,
): Promise<{ kind: 'pdf' } | { kind: 'image' } | Refusal> {
  if (sizeBytes === 0) return refuse('empty', 'The file is empty; choose it again or export it anew')
  const type = await findType(head)
  if (type === null)
    return refuse('not-an-image', 'This is neither a PDF nor an image; choose PDF, JPEG, PNG, WebP or TIFF files')
  const isPdf = type === 'application/pdf'
  if (!isPdf && !IMAGE_KINDS.has(type)) {
    const hint = HINTS[type]
    if (hint) return refuse('unsupported-format', hint)
    if (!type.startsWith('image/')) {
      return refuse(
        'not-an-image',
        `This is no page but a file of type ${type}; choose PDF, JPEG, PNG, WebP or TIFF files`,
      )
    }
    return refuse('unsupported-format', `Images of type ${type} cannot be taken in; save it as JPEG, PNG, WebP or TIFF`)
  }
  const limit = isPdf ? importLimits.pdfBytes : importLimits.imageBytes
  if (sizeBytes > limit) {
    const advice = isPdf ? 'split it or reduce its images' : 'save it smaller'
    return refuse('too-large', `The file has ${inMegabytes(sizeBytes)}, ${inMegabytes(limit)} are the most; ${advice}`)
  }
  return isPdf ? { kind: 'pdf' } : { kind: 'image' }
}
