import { watchLauncher } from './watch-launcher.mjs'

/**
 * @typedef {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', isLauncherGone: boolean) => void} ExitHandler
 */

/**
 * Calls a handler when this process should end: on a signal, or when npm, which started it, has ended. Each stage of
 * the launcher sets its own handler.
 * @param {NodeJS.ProcessEnv} env
 * @param {ExitHandler} first handler until another one is set
 * @returns {{ setHandler(next: ExitHandler): void }}
 */
export function handleExit(env, first) {
  let handler = first
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => handler(signal, false))
  if (env.npm_lifecycle_event) watchLauncher(() => handler('SIGTERM', true))
  return {
    setHandler(next) {
      handler = next
    },
  }
}
