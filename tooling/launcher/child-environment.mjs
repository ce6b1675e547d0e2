/** Settings that npm and pnpm share; pnpm reads them from its own variables only. */
const SHARED_SETTINGS = ['registry', 'proxy', 'https_proxy', 'noproxy', 'cafile', 'strict_ssl']

/**
 * Returns the environment for every program started here: the user's own, without telemetry, with npm's registry and
 * proxy settings copied for pnpm.
 * @param {NodeJS.ProcessEnv} own
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(own) {
  const env = {
    ...own,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  }
  for (const name of SHARED_SETTINGS) {
    const given = own[`npm_config_${name}`]
    if (given && !own[`pnpm_config_${name}`]) env[`pnpm_config_${name}`] = given
  }
  return env
}

/**
 * Adds settings with which glibc returns the memory of short-lived buffers to the system; other C libraries ignore
 * them. Aligning an hour's recording takes half the memory.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function leanEnvironment(env) {
  return { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072', ...env }
}

/**
 * Puts a folder first in PATH; Windows may spell that name `Path`.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @param {string} delimiter
 * @returns {NodeJS.ProcessEnv}
 */
export function withFirstOnPath(env, folder, delimiter) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...env, [key]: env[key] ? folder + delimiter + env[key] : folder }
}
