import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { readBodyBytes } from '../../platform/http/read-body-bytes'

export interface TranslationRequest {
  text: string
  /** Detected by the service if undefined. */
  source: string | undefined
  target: string
}

export interface Translation {
  text: string
  /** The requested or detected language. */
  source: string
}

export type Translate = (request: TranslationRequest, signal: AbortSignal) => Promise<Translation>

const timeoutMilliseconds = 60_000
const maxResponseBytes = 4_000_000

const TranslationResponse = z.object({
  translatedText: z.string(),
  detectedLanguage: z.object({ language: z.string() }).optional(),
})
const Refusal = z.object({ error: z.string() })

/** Translates with a LibreTranslate service at this address. */
export function createLibreTranslate(address: string): Translate {
  const { endpoint, authorization } = readAddress(address)
  return async ({ text, source, target }, signal) => {
    const request = { q: text, source: source ?? 'auto', target, format: 'text' }
    const { status, body } = await post(endpoint, authorization, request, signal)
    const refusal = Refusal.safeParse(body)
    if (status === 400 && refusal.success) {
      const reason = refusal.data.error.slice(0, 300)
      throw new ApiFailure('invalid-field', `The translation service cannot do this: ${reason}`.replace(/[^.]$/, '$&.'))
    }
    const parsed = TranslationResponse.safeParse(body)
    if (status !== 200 || !parsed.success) throw failed(`answered ${status} and no translation`)
    return {
      text: parsed.data.translatedText,
      source: source ?? parsed.data.detectedLanguage?.language ?? 'auto',
    }
  }
}

/**
 * Moves name and password of the address to a header: fetch refuses addresses that contain them, and errors would
 * reveal them.
 */
function readAddress(address: string): { endpoint: URL; authorization: Readonly<Record<string, string>> } {
  const endpoint = new URL('translate', address.endsWith('/') ? address : `${address}/`)
  const { username, password } = endpoint
  Object.assign(endpoint, { username: '', password: '' })
  if (username === '' && password === '') return { endpoint, authorization: {} }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { endpoint, authorization: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } }
}

async function post(
  endpoint: URL,
  authorization: Readonly<Record<string, string>>,
  body: object,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    })
    return { status: response.status, body: parseJson(await readText(response)) }
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause
    throw failed('cannot be reached', cause)
  }
}

async function readText(response: Response): Promise<string> {
  const bytes = await readBodyBytes(response, maxResponseBytes, () => failed('answered far more than it was asked'))
  return bytes.toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw failed('answered no JSON', cause)
  }
}

function failed(what: string, cause?: unknown): ApiFailure {
  return new ApiFailure('engine-failed', `The translation service ${what}. Try again, or ask the operator.`, { cause })
}
