import type { Engines } from '@lectern/backend'
import type { EngineReports } from '@lectern/backend/ports'
import type { Configuration } from '../../configuration/read-environment'
import type { Progress } from '../follow-progress'

export type ReadArguments<Arguments> =
  | { readonly kind: 'ok'; readonly value: Arguments }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string }

export type CommandOutcome =
  | { readonly kind: 'done' }
  /** What is wrong and what to do, for the person at the terminal. */
  | { readonly kind: 'failed'; readonly message: string }

export interface EngineContext {
  readonly engines: Engines
  readonly reports: EngineReports
  /** As the operator set it. */
  readonly configuration: Configuration
  /** On stderr: what the command is for may be written to stdout. */
  readonly progress: Progress
  /** Aborted when the person at the terminal ends the command. */
  readonly signal: AbortSignal
  /** A path as the person means it: relative ones count from the folder in which the command was typed. */
  readonly fromStart: (path: string) => string
  /** On stdout. */
  readonly say: (text: string) => void
}

/** A command that asks the engines themselves, without a server and without a database. */
export interface EngineCommand<Arguments> {
  readonly usage: string
  read(argv: readonly string[]): ReadArguments<Arguments>
  run(given: Arguments, context: EngineContext): Promise<CommandOutcome>
}
