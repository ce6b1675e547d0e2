import { watchLauncher } from './watch-launcher.mjs'

/**
 * @typedef {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', isLauncherGone: boolean) => void} Reaction
 */

/**
 * Hears that this process shall end: by a signal, or because npm, which started it, is gone. Whoever is at work says
 * what then happens.
 * @param {NodeJS.ProcessEnv} env
 * @param {Reaction} first the reaction until another is given
 * @returns {{ reactWith(reaction: Reaction): void }}
 */
export function endingOf(env, first) {
  let react = first
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => react(signal, false))
  if (env.npm_lifecycle_event) watchLauncher(() => react('SIGTERM', true))
  return {
    reactWith(reaction) {
      react = reaction
    },
  }
}
