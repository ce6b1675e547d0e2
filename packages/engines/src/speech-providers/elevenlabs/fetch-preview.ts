import type { SpeechPreview } from '@lectern/backend/ports'
import { readFrameHeader } from '@lectern/media'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { readLimitedBody } from '../../http-calls/read-limited-body'

const TIMEOUT_SECONDS = 20
const MAX_BYTES = 5_000_000

/**
 * Fetches the sample of a voice without the key, because it may be on a third party's server.
 * @param providerUrl address of the provider, which may use plain http
 */
export async function fetchPreview(
  outside: CallEnvironment,
  address: string,
  providerUrl: string,
): Promise<SpeechPreview> {
  if (!isFetchable(address, providerUrl)) return { kind: 'none' }
  try {
    const signal = AbortSignal.any([outside.closing, AbortSignal.timeout(TIMEOUT_SECONDS * 1000)])
    const response = await outside.fetch(address, { redirect: 'error', signal })
    if (response.status === 404 || response.status === 410) return { kind: 'none' }
    const bytes = response.ok ? await readLimitedBody(response, MAX_BYTES) : null
    const contentType = bytes && detectContentType(bytes)
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

function detectContentType(bytes: Buffer): 'audio/mpeg' | 'audio/wav' | null {
  const head = bytes.toString('latin1', 0, 4)
  if (head === 'RIFF') return 'audio/wav'
  return head.startsWith('ID3') || readFrameHeader(bytes, 0) ? 'audio/mpeg' : null
}
