import { parseArgs } from 'node:util'
import { WrongArguments } from './wrong-arguments'

const options = {
  role: { type: 'string' },
  name: { type: 'string' },
  domain: { type: 'string' },
  origin: { type: 'string', multiple: true },
  color: { type: 'string' },
  'return-link': { type: 'string' },
  budget: { type: 'string' },
  count: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export type Values = ReturnType<typeof parseOptions>['values']

/** Splits a command line into options and arguments; each command checks its own options. */
export function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error))
  }
}
