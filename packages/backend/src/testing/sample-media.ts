/** A WAV of silence, 8000 samples a second. */
export function sampleWav(seconds: number): Buffer {
  const dataBytes = Math.round(seconds * 8000) * 2
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + dataBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(16_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  return Buffer.concat([header, Buffer.alloc(dataBytes)])
}

/** What an MP3 of 128 kbit/s and 44.1 kHz consists of, with an ID3 tag before it; each frame is 26 ms. */
export function sampleMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0xc4])
  const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5])
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)])
}

/** What a FLAC says of itself, 8000 samples a second, and nothing of its sound. */
export function sampleFlac(seconds: number): Buffer {
  const bytes = Buffer.alloc(42)
  bytes.write('fLaC', 0)
  bytes.writeUInt32BE(0x80_00_00_22, 4)
  bytes.writeBigUInt64BE((8000n << 44n) | (15n << 36n) | BigInt(Math.round(seconds * 8000)), 18)
  return bytes
}

/** The first page of an Ogg Vorbis, 8000 samples a second, and its last, with nothing of its sound between. */
export function sampleOgg(seconds: number): Buffer {
  const [first, last] = [Buffer.alloc(58), Buffer.alloc(28)]
  first.write('OggS', 0)
  first.write('\u0001vorbis', 28, 'latin1')
  first.writeUInt32LE(8000, 40)
  last.write('OggS', 0)
  last.writeBigInt64LE(BigInt(Math.round(seconds * 8000)), 6)
  return Buffer.concat([first, last])
}

/** An Opus file as far as its first and its last page tell it; 312 samples of it nobody hears. */
export function sampleOpus(seconds: number): Buffer {
  const [first, last] = [Buffer.alloc(58), Buffer.alloc(28)]
  first.write('OggS', 0)
  first.write('OpusHead', 28, 'latin1')
  first.writeUInt16LE(312, 38)
  last.write('OggS', 0)
  last.writeBigInt64LE(BigInt(Math.round(seconds * 48_000) + 312), 6)
  return Buffer.concat([first, last])
}

/** An M4A as far as its boxes tell it; as encoders leave it, its length stands after its sound. */
export function sampleM4a(seconds: number, soundBytes = 100): Buffer {
  const box = (type: string, body: Buffer) => {
    const header = Buffer.alloc(8)
    header.writeUInt32BE(8 + body.length)
    header.write(type, 4, 'latin1')
    return Buffer.concat([header, body])
  }
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(1000, 12)
  mvhd.writeUInt32BE(Math.round(seconds * 1000), 16)
  const parts = [box('ftyp', Buffer.from('M4A \0\0\0\0')), box('mdat', Buffer.alloc(soundBytes))]
  return Buffer.concat([...parts, box('moov', box('mvhd', mvhd))])
}

/** Bytes that begin like a PNG of this size; `name` sets one apart from another. */
export function samplePng(name: string, width = 1, height = 1): Buffer {
  const header = Buffer.from('\u{89}PNG\r\n\u{1a}\n\0\0\0\u{d}IHDR', 'latin1')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([header, size, Buffer.from(name)])
}

/** What a camera writes: a JPEG of this size with the place where it was taken, as far as programs read it by its head. */
export function sampleJpegWithPlace(width = 1, height = 1): Buffer {
  const exif = Buffer.from('Exif\0\0II*\0GPSLatitude 52.3702 N', 'latin1')
  const app1 = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app1, exif, frame, Buffer.from([0xff, 0xd9])])
}

/** A form of text fields and files. */
export function formOf(fields: Readonly<Record<string, string>>, files: readonly FormPart[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { part, bytes, fileName } of files) form.append(part, new Blob([new Uint8Array(bytes)]), fileName)
  return form
}

export interface FormPart {
  part: string
  bytes: Uint8Array
  fileName: string
}
