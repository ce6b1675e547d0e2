/** Error codes and message found in an error response. */
export interface ErrorBody {
  /** Lower-cased values of `code`, `status`, `type` and `param`, the most specific first. */
  codes: string[]
  /** A sentence for people; empty if there is none. */
  message: string
}

const MAX_MESSAGE_CHARACTERS = 300

/**
 * Reads `detail` or `error`: an object, a list of validation errors or a string. Otherwise reads the same fields at the top
 * level, or a body that is not JSON.
 */
export function readErrorBody(body: string): ErrorBody {
  const json = parse(body)
  if (json === undefined) return { codes: [], message: tidy(/<\w/.test(body) ? '' : body) }
  const detail = isRecord(json) ? (json['detail'] ?? json['error'] ?? json) : json
  return { codes: readCodes(detail), message: tidy(readMessage(detail)) }
}

function readCodes(detail: unknown): string[] {
  if (Array.isArray(detail)) return detail.flatMap(readCodes)
  if (!isRecord(detail)) return []
  const codes = [detail['code'], detail['status'], detail['type'], detail['param']]
  return codes.filter((code) => typeof code === 'string').map((code) => code.toLowerCase())
}

function readMessage(detail: unknown): string {
  if (typeof detail === 'string') return detail
  if (Array.isArray(detail)) return detail.map(readMessage).filter(Boolean).join('; ')
  if (!isRecord(detail)) return ''
  const message = detail['message'] ?? detail['msg'] ?? detail['detail']
  if (typeof message !== 'string') return ''
  const path: unknown = detail['loc']
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
