import { readSpeechReply, type SpeechReply } from './speech-replies'

const LINE_FEED = 0x0a
const BYTES_PER_SAMPLE = 2
/** More than half an hour at 22 kHz; no reply to one text is longer. */
const MAX_PCM_BYTES = 100_000_000
const MAX_LINE_BYTES = 20_000_000

/** Views bytes as samples, without a copy where they are aligned; all platforms of Node are little-endian. */
function toSamples(bytes: Buffer): Int16Array {
  const isAligned = bytes.byteOffset % BYTES_PER_SAMPLE === 0
  const { buffer, byteOffset, byteLength } = isAligned ? bytes : Uint8Array.from(bytes)
  return new Int16Array(buffer, byteOffset, byteLength / BYTES_PER_SAMPLE)
}

/**
 * Creates a parser for the output of a speech process, which arrives in chunks of any length. Calls `onReply` with each reply
 * and its samples (only `spoken` has any). `push` throws when the output does not follow the protocol.
 */
export function createReplyReader(onReply: (reply: SpeechReply, pcm: Int16Array) => void): {
  push(chunk: Buffer): void
} {
  let parts: Buffer[] = []
  let bytesHeld = 0
  let expectedPcm: { reply: SpeechReply; bytes: number } | null = null

  function take(count: number): Buffer {
    const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
    parts = count < whole.length ? [whole.subarray(count)] : []
    bytesHeld = whole.length - count
    return whole.subarray(0, count)
  }

  function readLine(): boolean {
    let before = 0
    for (const part of parts) {
      const end = part.indexOf(LINE_FEED)
      if (end === -1) {
        before += part.length
        continue
      }
      const reply = readSpeechReply(take(before + end + 1).toString('utf8'))
      if (reply.type !== 'spoken') onReply(reply, new Int16Array(0))
      else if (reply.pcmBytes < 0 || reply.pcmBytes > MAX_PCM_BYTES || reply.pcmBytes % BYTES_PER_SAMPLE !== 0) {
        throw new Error(`The speech process announced ${reply.pcmBytes} bytes of samples, which cannot be`)
      } else expectedPcm = { reply, bytes: reply.pcmBytes }
      return true
    }
    if (bytesHeld > MAX_LINE_BYTES) throw new Error(`The speech process sent ${bytesHeld} bytes without a line end`)
    return false
  }

  function readPcm({ reply, bytes }: { reply: SpeechReply; bytes: number }): boolean {
    if (bytesHeld < bytes) return false
    const pcm = toSamples(take(bytes))
    expectedPcm = null
    onReply(reply, pcm)
    return true
  }

  return {
    push(chunk) {
      parts.push(chunk)
      bytesHeld += chunk.length
      while (expectedPcm ? readPcm(expectedPcm) : readLine());
    },
  }
}
