import { ApiFailure } from './api-failure'

const deepestNesting = 64

/**
 * Reads a JSON body of at most `maximumBytes`. What is not UTF-8 JSON, is nested absurdly deep or carries NUL
 * characters (the database stores none) is refused as unreadable.
 */
export async function readJsonBody(request: Request, maximumBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) {
    throw new ApiFailure('unreadable-request', 'Send the body as JSON, with Content-Type: application/json.')
  }
  const text = decode(await readBytes(request, maximumBytes))
  refuseDeepNesting(text)
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) {
    throw new ApiFailure('unreadable-request', 'The body holds a NUL character (\\u0000). Leave it out.')
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiFailure('unreadable-request', 'The body is not JSON.', { cause })
  }
}

async function readBytes(request: Request, maximumBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ApiFailure('too-large', `The body is larger than ${maximumBytes} bytes. Send it in smaller parts.`)
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = request.body ?? []
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maximumBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ApiFailure('unreadable-request', 'The body is not UTF-8.', { cause })
  }
}

function refuseDeepNesting(text: string): void {
  let depth = 0
  let inString = false
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset)
    if (inString) {
      if (unit === 0x5c) offset++
      else if (unit === 0x22) inString = false
    } else if (unit === 0x22) inString = true
    else if (unit === 0x5b || unit === 0x7b) {
      if (++depth > deepestNesting) {
        throw new ApiFailure('unreadable-request', `The body is nested more than ${deepestNesting} levels deep.`)
      }
    } else if (unit === 0x5d || unit === 0x7d) depth--
  }
}
