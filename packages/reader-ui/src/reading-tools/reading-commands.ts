import type { ReaderCommand } from '../shortcuts/reader-command'

/** Passes commands of keys to the tools that carry them out. */
export interface ReadingCommands {
  /** Runs the command's handler. A command without one waits: its tool may still be loading. */
  readonly run: (command: ReaderCommand) => void
  /** Sets the handler of a command, and runs it at once for a waiting command. Returns a function that removes it. */
  readonly handle: (command: ReaderCommand, handler: () => void) => () => void
  /** Called when a command waits. Returns a function that stops that. */
  readonly onWait: (listener: () => void) => () => void
}

export function createReadingCommands(): ReadingCommands {
  const handlers = new Map<ReaderCommand, () => void>()
  const listeners = new Set<() => void>()
  let waiting: ReaderCommand | null = null
  return {
    run(command) {
      const handler = handlers.get(command)
      if (handler !== undefined) {
        handler()
        return
      }
      waiting = command
      for (const listener of listeners) listener()
    },
    handle(command, handler) {
      handlers.set(command, handler)
      if (waiting === command) {
        waiting = null
        handler()
      }
      return () => {
        if (handlers.get(command) === handler) handlers.delete(command)
      }
    },
    onWait(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
