/** Greatest size of a file in an archive. */
const entryMaximum = 5 * 1024 * 1024
const entryCountMaximum = 2000

export interface ZipFile {
  readonly name: string
  readonly text: string
}

/** Reads the XML files of a ZIP archive in the order of their names. Rejects if it is damaged or too large. */
export async function readZip(bytes: Uint8Array<ArrayBuffer>): Promise<ZipFile[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > entryCountMaximum) throw new RangeError('The archive has too many files.')
  const files: ZipFile[] = []
  let place = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    const [method, size, nameLength] = [
      view.getUint16(place + 10, true),
      view.getUint32(place + 20, true),
      view.getUint16(place + 28, true),
    ]
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength))
    const header = view.getUint32(place + 42, true)
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    if (/\.xml$/i.test(name)) files.push({ name, text: await unpack(bytes.slice(start, start + size), method) })
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true)
  }
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Finds the record at the end of an archive; a comment may follow it. */
function findEnd(view: DataView): number {
  for (let place = view.byteLength - 22; place >= Math.max(0, view.byteLength - 22 - 65_535); place -= 1) {
    if (view.getUint32(place, true) === 0x06_05_4b_50) return place
  }
  throw new RangeError('This is no ZIP archive.')
}

async function unpack(content: Uint8Array<ArrayBuffer>, method: number): Promise<string> {
  if (method === 0) return new TextDecoder().decode(content)
  if (method !== 8) throw new RangeError('The compression of the archive is not known.')
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true })
    if (text.length > entryMaximum) throw new RangeError('A file of the archive is too large.')
  }
  return text + decoder.decode()
}
