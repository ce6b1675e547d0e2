import { writeWav } from '@lectern/core/audio'

/** Makes a WAV of silence with 8000 samples a second. */
export function sampleWav(seconds: number): Buffer {
  return Buffer.from(writeWav({ sampleRate: 8000, channels: [new Float32Array(Math.round(seconds * 8000))] }))
}

/** Builds an MP3 of 128 kbit/s and 44.1 kHz with an ID3 tag; each frame is 26 ms. */
export function sampleMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0xc4])
  const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5])
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)])
}

/** Builds the header of a FLAC, 8000 samples a second, without audio. */
export function sampleFlac(seconds: number): Buffer {
  const bytes = Buffer.alloc(42)
  bytes.write('fLaC', 0)
  bytes.writeUInt32BE(0x80_00_00_22, 4)
  bytes.writeBigUInt64BE((8000n << 44n) | (15n << 36n) | BigInt(Math.round(seconds * 8000)), 18)
  return bytes
}

/** Builds the first and last page of an Ogg Vorbis, 8000 samples a second, without audio between. */
export function sampleOgg(seconds: number): Buffer {
  const [first, last] = [Buffer.alloc(58), Buffer.alloc(28)]
  first.write('OggS', 0)
  first.write('\u0001vorbis', 28, 'latin1')
  first.writeUInt32LE(8000, 40)
  last.write('OggS', 0)
  last.writeBigInt64LE(BigInt(Math.round(seconds * 8000)), 6)
  return Buffer.concat([first, last])
}

/** Builds the first and last page of an Opus file with 312 leading samples. */
export function sampleOpus(seconds: number): Buffer {
  const [first, last] = [Buffer.alloc(58), Buffer.alloc(28)]
  first.write('OggS', 0)
  first.write('OpusHead', 28, 'latin1')
  first.writeUInt16LE(312, 38)
  last.write('OggS', 0)
  last.writeBigInt64LE(BigInt(Math.round(seconds * 48_000) + 312), 6)
  return Buffer.concat([first, last])
}

/** Builds the boxes of an M4A with the duration after the audio, as encoders write it. */
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

/** Builds bytes with a PNG header of this size; `name` makes them unique. */
export function samplePng(name: string, width = 1, height = 1): Buffer {
  const header = Buffer.from('\u{89}PNG\r\n\u{1a}\n\0\0\0\u{d}IHDR', 'latin1')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([header, size, Buffer.from(name)])
}

/** Builds a JPEG of this size with the GPS metadata of a camera, as far as headers go. */
export function sampleJpegWithPlace(width = 1, height = 1): Buffer {
  const exif = Buffer.from('Exif\0\0II*\0GPSLatitude 52.3702 N', 'latin1')
  const app1 = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app1, exif, frame, Buffer.from([0xff, 0xd9])])
}

/** Builds a form of text fields and files. */
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
