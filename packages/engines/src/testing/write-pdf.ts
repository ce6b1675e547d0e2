export interface TestPdfPage {
  /** Points, 72 to the inch. */
  width?: number
  height?: number
  rotate?: 0 | 90 | 180 | 270
  /** PDF drawing operators; `/F1` is Helvetica. */
  content: string
  /** A colour JPEG, drawn by `/Image Do` in the unit square. */
  image?: { jpeg: Uint8Array; width: number; height: number }
  /** Drawing operators that `/Form Do` runs. */
  form?: string
}

const PAGES = 2
const FONT = '/Font << /F1 3 0 R >>'

/** A small PDF, written by hand, so that tests know where every word is. */
export function writePdf(pages: readonly TestPdfPage[]): Buffer {
  const objects: string[] = []
  const add = (body: string): number => objects.push(body)
  const addStream = (entries: string, content: string): number =>
    add(`<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`)
  add(`<< /Type /Catalog /Pages ${PAGES} 0 R >>`)
  add('')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const kids = pages.map(({ width = 612, height = 792, rotate = 0, content, image, form }) => {
    const box = `[0 0 ${width} ${height}]`
    const picture = image
      ? `/Image ${addStream(describeJpeg(image), Buffer.from(image.jpeg).toString('latin1'))} 0 R`
      : ''
    const inForm = `/BBox ${box} /Resources << ${FONT} /XObject << ${picture} >> >>`
    const drawn = form === undefined ? '' : `/Form ${addStream(`/Type /XObject /Subtype /Form ${inForm}`, form)} 0 R`
    const resources = `/Resources << ${FONT} /XObject << ${picture} ${drawn} >> >>`
    const contents = addStream('', content)
    return add(
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox ${box} /Rotate ${rotate} ${resources} /Contents ${contents} 0 R >>`,
    )
  })
  objects[PAGES - 1] = `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const xref = Buffer.byteLength(file, 'latin1')
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function describeJpeg({ width, height }: { width: number; height: number }): string {
  const size = `/Width ${width} /Height ${height}`
  return `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
}

/** Operators that set one line of text with its baseline at a point. */
export function showText(text: string, x: number, y: number, size = 24): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET\n`
}
