/** Settings of npm that pnpm knows by the same name, but reads from its own variables only. */
const SHARED_SETTINGS = ['registry', 'proxy', 'https_proxy', 'noproxy', 'cafile', 'strict_ssl']

/**
 * The environment of every program that is started here: the user's own, without telemetry, and with the registry and
 * proxy that npm was given handed on to pnpm.
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
 * An environment in which a program of many short-lived buffers gives their memory back: settings of glibc, which others do
 * not read. An hour's recording is aligned in half the memory.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function leanEnvironment(env) {
  return { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072', ...env }
}

/**
 * Puts a folder first on the search path; Windows spells the variable's name as it likes.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @param {string} delimiter
 * @returns {NodeJS.ProcessEnv}
 */
export function withFirstOnPath(env, folder, delimiter) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...env, [key]: env[key] ? folder + delimiter + env[key] : folder }
}
