import type { SpeechPreview } from '@lectern/backend/ports'
import { readFrameHeader } from '@lectern/media'
import type { Outside } from '../outside'
import { readBytes } from '../read-bytes'

const LIMIT_SECONDS = 20
const MOST_BYTES = 5_000_000

/**
 * The sample that the provider keeps of a voice, fetched without the key: it lies on a server of somebody else's.
 * @param providerUrl whose own addresses may be plain http
 */
export async function fetchPreview(outside: Outside, address: string, providerUrl: string): Promise<SpeechPreview> {
  if (!isFetchable(address, providerUrl)) return { kind: 'none' }
  try {
    const signal = AbortSignal.any([outside.closing, AbortSignal.timeout(LIMIT_SECONDS * 1000)])
    const response = await outside.fetch(address, { redirect: 'error', signal })
    if (response.status === 404 || response.status === 410) return { kind: 'none' }
    const bytes = response.ok ? await readBytes(response, MOST_BYTES) : null
    const contentType = bytes && recognise(bytes)
    return bytes && contentType ? { kind: 'found', bytes, contentType } : failed
  } catch (error) {
    if (error instanceof Error) return failed
    throw error
  }
}

const failed: SpeechPreview = {
  kind: 'failed',
  code: 'engine-failed',
  message: 'The sample of this voice cannot be fetched from ElevenLabs at the moment. Try again in a few minutes.',
}

function isFetchable(address: string, providerUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || origin === new URL(providerUrl).origin
}

function recognise(bytes: Buffer): 'audio/mpeg' | 'audio/wav' | null {
  const head = bytes.toString('latin1', 0, 4)
  if (head === 'RIFF') return 'audio/wav'
  return head.startsWith('ID3') || readFrameHeader(bytes, 0) ? 'audio/mpeg' : null
}
