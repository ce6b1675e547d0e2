import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Returns the names that core's contract promises to other teams: the members of its interfaces called `…Entry`. */
export function readPromisedNames(contract: string): Set<string> {
  const source = ts.createSourceFile(contract, readFileSync(contract, 'utf8'), ts.ScriptTarget.Latest)
  const entries = source.statements.filter(ts.isInterfaceDeclaration).filter(({ name }) => name.text.endsWith('Entry'))
  return new Set(entries.flatMap(({ members }) => members.map(({ name }) => name?.getText(source) ?? '')))
}
