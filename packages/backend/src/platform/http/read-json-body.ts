import { readHeader } from './read-header'
import { ApiFailure } from '../../entities/failures/api-failure'
import { parseJsonText } from './parse-json-text'
import { readBodyBytes } from './read-body-bytes'

/** Reads a JSON body of at most `maximumBytes`. Refuses text that is not UTF-8 or cannot be stored as JSON. */
export async function readJsonBody(request: Request, maximumBytes: number): Promise<unknown> {
  const type = readHeader(request, 'content-type')
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) {
    throw new ApiFailure('unreadable-request', 'Send the body as JSON, with Content-Type: application/json.')
  }
  return parseJsonText(decode(await readBytes(request, maximumBytes)))
}

async function readBytes(request: Request, maximumBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ApiFailure('too-large', `The body is larger than ${maximumBytes} bytes. Send it in smaller parts.`)
  if (Number(readHeader(request, 'content-length')) > maximumBytes) throw tooLarge()
  return readBodyBytes(request, maximumBytes, tooLarge)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ApiFailure('unreadable-request', 'The body is not UTF-8.', { cause })
  }
}
