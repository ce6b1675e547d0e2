const LIST = 'tooling/checks/unused-code/code-for-later-issues.ts'

/**
 * Compares the unused code with the list of code that later issues will use. Returns one line for each difference.
 * @param unused as `packages/core/src/book/a.ts` or `packages/core/src/book/a.ts#name`
 * @param laterIssues entries by subject, each `core/a.ts` or `core#name`: a move between folders changes none
 */
export function compareUnusedCode(
  unused: readonly string[],
  laterIssues: Readonly<Record<string, readonly string[]>>,
): string[] {
  const listed = new Set(Object.values(laterIssues).flat())
  const found = new Set(unused.map(nameEntry))
  return [
    ...unused
      .filter((path) => !listed.has(nameEntry(path)))
      .map((path) => `${path}: no application uses it; delete it with its tests`),
    ...[...listed].filter((entry) => !found.has(entry)).map((entry) => `${entry}: in use or gone; take it off ${LIST}`),
  ]
}

function nameEntry(path: string): string {
  const [file = '', name] = path.split('#')
  const [, workspace = ''] = file.split('/')
  return name === undefined ? `${workspace}/${file.slice(file.lastIndexOf('/') + 1)}` : `${workspace}#${name}`
}
