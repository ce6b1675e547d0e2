/** Writes samples of 16 bits as FLAC that is not compressed: every frame holds its samples as they are. */
export function writeFlac(channels: readonly Int16Array[], sampleRate: number): Buffer {
  const [first = new Int16Array(0)] = channels
  const frames: Buffer[] = []
  for (let at = 0, number = 0; at < first.length; at += BLOCK_SAMPLES, number += 1) {
    frames.push(
      writeFrame(
        channels.map((samples) => samples.subarray(at, at + BLOCK_SAMPLES)),
        number,
        sampleRate,
      ),
    )
  }
  return Buffer.concat([Buffer.from('fLaC'), writeStreamInfo(channels.length, sampleRate, first.length), ...frames])
}

const BLOCK_SAMPLES = 4096
const BITS = 16
const SAMPLE_RATE_CODES: Readonly<Record<number, number>> = { 16_000: 5, 22_050: 6, 44_100: 9, 48_000: 10 }
/** The only block of its kind and its length, 34 bytes. */
const LAST_BLOCK_STREAM_INFO = 0x80_00_00_22

function writeStreamInfo(channelCount: number, sampleRate: number, samples: number): Buffer {
  const block = Buffer.alloc(4 + 34)
  block.writeUInt32BE(LAST_BLOCK_STREAM_INFO, 0)
  block.writeUInt16BE(BLOCK_SAMPLES, 4)
  block.writeUInt16BE(BLOCK_SAMPLES, 6)
  // Sample rate (20 bits), channels - 1 (3), bits - 1 (5), samples (36); the checksum of the sound is left out.
  const fields =
    (BigInt(sampleRate) << 44n) | (BigInt(channelCount - 1) << 41n) | (BigInt(BITS - 1) << 36n) | BigInt(samples)
  block.writeBigUInt64BE(fields, 14)
  return block
}

function writeFrame(channels: readonly Int16Array[], number: number, sampleRate: number): Buffer {
  const code = SAMPLE_RATE_CODES[sampleRate]
  if (code === undefined) throw new RangeError(`No frame says a sample rate of ${sampleRate} here`)
  const samples = channels[0]?.length ?? 0
  // Block size in 16 bits at the end of the header. Frames say their own sample rate: they can be read without the stream's.
  const start = Buffer.from([0xff, 0xf8, 0x70 | code, ((channels.length - 1) << 4) | 0x08, number])
  const size = Buffer.alloc(2)
  size.writeUInt16BE(samples - 1)
  const header = Buffer.concat([start, size])
  const subframes = channels.map((own) => {
    const body = Buffer.alloc(1 + own.length * 2)
    body[0] = 0x02
    for (const [index, sample] of own.entries()) body.writeInt16BE(sample, 1 + index * 2)
    return body
  })
  const frame = Buffer.concat([header, Buffer.from([computeCrc(header, 0x07, 8)]), ...subframes])
  const check = Buffer.alloc(2)
  check.writeUInt16BE(computeCrc(frame, 0x80_05, 16))
  return Buffer.concat([frame, check])
}

function computeCrc(bytes: Buffer, polynomial: number, bits: 8 | 16): number {
  const [top, mask] = [1 << (bits - 1), (1 << bits) - 1]
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << (bits - 8)
    for (let bit = 0; bit < 8; bit += 1) crc = crc & top ? ((crc << 1) ^ polynomial) & mask : (crc << 1) & mask
  }
  return crc
}
