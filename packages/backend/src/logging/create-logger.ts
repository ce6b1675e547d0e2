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

/** What is worth reading of an error: libraries hang whole connections on theirs. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
