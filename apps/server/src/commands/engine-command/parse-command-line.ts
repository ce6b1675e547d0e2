import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** What Node adds to an option that it does not know: how to name a file like it, which nobody meant. */
const HINT_AT_POSITIONALS = / To specify a positional argument .*$/s

/** Splits a command line; an option that is unknown or lacks its value is answered in words. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  argv: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options })
    return { kind: 'parsed', values, positionals } as const
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'wrong', message: message.replace(HINT_AT_POSITIONALS, '') } as const
  }
}
