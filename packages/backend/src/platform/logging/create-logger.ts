import pino, { type DestinationStream, type Logger } from 'pino'

/** Creates a logger of JSON lines that never contain tokens, passwords or signatures. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const secret = ['authorization', 'token', 'accessToken', 'refreshToken', 'password', 'signature']
  return pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination ?? pino.destination(2),
  )
}

/** Returns the statement of a failed query without its parameters, which are users' data. */
function messageOf(error: Error): string {
  return 'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message
}

/** Removes the message, which the stack repeats. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}

/** Reduces an error to its useful fields: libraries attach whole connections to theirs. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
