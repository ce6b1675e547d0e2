import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface FoundRegex {
  source: string
  flags: string
  /** Path from the root of the repository, with the line. */
  place: string
}

/** Returns every regular expression literal in the sources that match the patterns, without tests. */
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
