import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Splits a command line; an option that is unknown or lacks its value is answered in words. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  argv: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options })
    return { kind: 'parsed', values, positionals } as const
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) } as const
  }
}
