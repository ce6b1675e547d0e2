/** How programs find one another, their files and the user's language. Windows does not tell cases apart. */
const PASSED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TMP|TEMP|(?:LD|DYLD)_LIBRARY_PATH)$/i
const OF_ENGINES = /^(?:TESSDATA_PREFIX|OMP_THREAD_LIMIT|MALLOC_\w+)$/
/** Nothing starts there without them. */
const OF_WINDOWS = /^(?:SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA)$/i

/**
 * What a child process is told of the environment of this one. Its keys and passwords are not among it: a program that
 * reads somebody's file has no use for them, and whoever takes it over would.
 */
export function chooseEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = [PASSED, OF_ENGINES, OF_WINDOWS]
  return Object.fromEntries(Object.entries(own).filter(([name]) => passed.some((names) => names.test(name))))
}
