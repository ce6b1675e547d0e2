import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface FoundRegex {
  source: string
  flags: string
  /** From the root of the repository, with the line. */
  place: string
}

/** Every regular expression that is written out in the sources of these patterns, tests left aside. */
export function readRegexes(root: string, patterns: readonly string[]): FoundRegex[] {
  const files = globSync([...patterns], { cwd: root }).filter((path) => !/\.test\.|\.stories\.|\/testing\//.test(path))
  return files.toSorted().flatMap((path) => {
    const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest)
    const found: FoundRegex[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const text = node.getText(file)
        const end = text.lastIndexOf('/')
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
        found.push({
          source: text.slice(1, end),
          flags: text.slice(end + 1),
          place: `${path.replaceAll('\\', '/')}:${line}`,
        })
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
    return found
  })
}
