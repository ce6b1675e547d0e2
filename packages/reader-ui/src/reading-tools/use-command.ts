import { useEffect, useEffectEvent } from 'react'
import type { ReaderCommand } from '../shortcuts/reader-command'
import type { ReadingCommands } from './reading-commands'

/** Carries out a command while the calling component is mounted. */
export function useCommand(commands: ReadingCommands, command: ReaderCommand, handler: () => void): void {
  const run = useEffectEvent(handler)
  useEffect(() => commands.handle(command, () => run()), [commands, command])
}
