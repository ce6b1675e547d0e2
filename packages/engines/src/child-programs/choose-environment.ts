/** Variables by which programs find one another, their files and the user's language. Windows ignores case. */
const PASSED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TMP|TEMP|(?:LD|DYLD)_LIBRARY_PATH)$/i
const OF_ENGINES = /^(?:TESSDATA_PREFIX|OMP_THREAD_LIMIT|MALLOC_\w+)$/
/** Variables without which no program starts on Windows. */
const OF_WINDOWS = /^(?:SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA)$/i

/**
 * Chooses the environment variables of a child process. Keys and passwords are left out: an attacker who takes over a program
 * by a user's file must not find them.
 */
export function chooseEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = [PASSED, OF_ENGINES, OF_WINDOWS]
  return Object.fromEntries(Object.entries(own).filter(([name]) => passed.some((names) => names.test(name))))
}
