/** Content of an error's body of any shape. */
export interface ErrorBody {
  /** Error codes in lower case, the most specific first. */
  reasons: string[]
  /** A sentence for people; empty when there is none. */
  message: string
}

const MAX_MESSAGE_CHARACTERS = 300

/**
 * Reads an error's body: `detail` as an object (`code`, older `status`, `type`), a list of validation errors or a text, the
 * same fields without `detail`, or no JSON at all.
 */
export function readErrorBody(body: string): ErrorBody {
  const json = parse(body)
  if (json === undefined) return { reasons: [], message: tidy(/<\w/.test(body) ? '' : body) }
  const said = isRecord(json) ? (json['detail'] ?? json['error'] ?? json) : json
  return { reasons: readReasons(said), message: tidy(readMessage(said)) }
}

function readReasons(said: unknown): string[] {
  if (Array.isArray(said)) return said.flatMap(readReasons)
  if (!isRecord(said)) return []
  const reasons = [said['code'], said['status'], said['type'], said['param']]
  return reasons.filter((reason) => typeof reason === 'string').map((reason) => reason.toLowerCase())
}

function readMessage(said: unknown): string {
  if (typeof said === 'string') return said
  if (Array.isArray(said)) return said.map(readMessage).filter(Boolean).join('; ')
  if (!isRecord(said)) return ''
  const message = said['message'] ?? said['msg'] ?? said['detail']
  if (typeof message !== 'string') return ''
  const path: unknown = said['loc']
  return Array.isArray(path) && path.length > 0 ? `${path.filter(isName).join('.')}: ${message}` : message
}

function isName(part: unknown): part is string | number {
  return typeof part === 'string' || typeof part === 'number'
}

function tidy(message: string): string {
  const line = message.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > MAX_MESSAGE_CHARACTERS ? `${line.slice(0, MAX_MESSAGE_CHARACTERS)}…` : line
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
