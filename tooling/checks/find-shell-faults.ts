/** The names that commands in the documentation may use. */
export interface KnownCommands {
  /** Scripts of each package.json, by the name of the package; the root's is `''`. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>
  /** Source text of each program of the root that takes arguments, by the name of its script. */
  readonly programs: ReadonlyMap<string, string>
  /** Names of the packages that `npm install` may name. */
  readonly packages: ReadonlySet<string>
  readonly fileExists: (path: string) => boolean
}

/** pnpm's own commands, which are no scripts. */
const PNPM_COMMANDS = new Set(['install', 'exec', 'dlx', 'add', 'pack'])

/**
 * Finds commands of a shell block that do not exist: scripts, programs' options, files and packages. Other programs, such
 * as curl, are not checked.
 *
 * @returns one sentence for each fault
 */
export function findShellFaults(block: string, known: KnownCommands): string[] {
  return block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .flatMap((line) => findFaults(line.split(/\s+/), known))
}

function findFaults([program = '', ...words]: readonly string[], known: KnownCommands): string[] {
  if (program === 'npm') return findNpmFaults(words, known)
  if (program === 'pnpm') return findPnpmFaults(words, known)
  if (program === 'node') {
    const [file = ''] = words.filter((word) => !word.startsWith('-'))
    return known.fileExists(file) ? [] : [`there is no file "${file}"`]
  }
  return []
}

function findNpmFaults([command = '', ...words]: readonly string[], known: KnownCommands): string[] {
  if (command === 'install' || command === 'i') {
    return words.filter((word) => !known.packages.has(word)).map((name) => `there is no package "${name}"`)
  }
  const [script = '', ...args] = command === 'run' ? words : [command, ...words]
  return [...findScriptFaults('', script, known), ...findOptionFaults(script, args, known)]
}

function findPnpmFaults(words: readonly string[], known: KnownCommands): string[] {
  const isFiltered = words[0] === '--filter'
  const owner = isFiltered ? (words[1] ?? '') : ''
  const [command = '', ...args] = (isFiltered ? words.slice(2) : words).filter((word) => word !== 'run')
  if (PNPM_COMMANDS.has(command)) return []
  if (!known.scripts.has(owner)) return [`there is no package "${owner}"`]
  return [...findScriptFaults(owner, command, known), ...(isFiltered ? [] : findOptionFaults(command, args, known))]
}

function findScriptFaults(owner: string, script: string, { scripts }: KnownCommands): string[] {
  return scripts.get(owner)?.has(script) === true ? [] : [`${owner || 'the root'} has no script "${script}"`]
}

function findOptionFaults(script: string, args: readonly string[], { programs }: KnownCommands): string[] {
  const source = programs.get(script)
  if (source === undefined) return []
  return args
    .filter((word) => /^--\w/.test(word))
    .map((word) => word.replace(/=.*$/, ''))
    .filter((option) => !source.includes(option))
    .map((option) => `"${script}" has no option "${option}"`)
}
