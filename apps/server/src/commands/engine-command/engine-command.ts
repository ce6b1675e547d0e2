import type { Engines } from '@lectern/backend'
import type { EngineReports } from '@lectern/backend/ports'
import type { Configuration } from '../../configuration/read-environment'
import type { Progress } from '../follow-progress'

export type ReadArguments<Arguments> =
  | { readonly kind: 'ok'; readonly value: Arguments }
  | { readonly kind: 'help' }
  | { readonly kind: 'invalid'; readonly message: string }

export type CommandOutcome =
  | { readonly kind: 'done' }
  /** A failure with a message for the terminal: what is wrong and what to do. */
  | { readonly kind: 'failed'; readonly message: string }

export interface EngineContext {
  readonly engines: Engines
  readonly reports: EngineReports
  /** Environment variables. */
  readonly configuration: Configuration
  /** Prints progress on stderr, because stdout may carry the result. */
  readonly progress: Progress
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
  /** Resolves a path relative to the folder in which the command was typed. */
  readonly fromStart: (path: string) => string
  /** Writes to stdout. */
  readonly say: (text: string) => void
}

/** A command that uses the engines directly, without a server or a database. */
export interface EngineCommand<Arguments> {
  readonly usage: string
  read(argv: readonly string[]): ReadArguments<Arguments>
  run(given: Arguments, context: EngineContext): Promise<CommandOutcome>
}
