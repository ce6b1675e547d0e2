import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Advice that Node adds to the message of an unknown option: how to pass it as a file name. */
const POSITIONAL_HINT = / To specify a positional argument .*$/s

/** Parses a command line, or returns a message for an unknown option or a missing value. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  argv: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options })
    return { kind: 'parsed', values, positionals } as const
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'invalid', message: message.replace(POSITIONAL_HINT, '') } as const
  }
}
