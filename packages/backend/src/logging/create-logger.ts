import pino, { type DestinationStream, type Logger } from 'pino'

/** A logger of JSON lines that never writes tokens, passwords or signatures, wherever in a line they stand. */
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

/** A failed statement as it is written: what was put into it is what people have sent. */
function messageOf(error: Error): string {
  return 'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message
}

/** Without the message, which the stack repeats. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}

/** What is worth reading of an error: libraries hang whole connections on theirs. */
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
