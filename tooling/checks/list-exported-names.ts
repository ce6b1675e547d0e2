import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * Lists the names that a module exports, sorted; those of types follow the word "type". Reads the source text only, without
 * the type checker.
 *
 * @throws if the module exports in a way that is not known here, such as `export default`
 */
export function listExportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  // A module may export a name of its own in place of one that it re-exports.
  return [...new Set(source.statements.flatMap(namesOf))].toSorted()

  function namesOf(statement: ts.Statement): string[] {
    if (ts.isExportDeclaration(statement)) return listReexports(statement)
    if (!ts.canHaveModifiers(statement)) return []
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => listBoundNames(name))
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      return [`type ${statement.name.text}`]
    }
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      return statement.name ? [statement.name.text] : []
    }
    throw new Error(`${file} exports in a way that is not known here: ${textOf(statement)}`)
  }

  function listReexports({ exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration): string[] {
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map((one) => `${isTypeOnly || one.isTypeOnly ? 'type ' : ''}${one.name.text}`)
    }
    if (exportClause || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) {
      throw new Error(`${file} exports in a way that is not known here`)
    }
    const from = join(dirname(file), moduleSpecifier.text)
    const found = [from, `${from}.ts`, `${from}.tsx`, join(from, 'index.ts')].find(
      (path) => /\.tsx?$/.test(path) && existsSync(path),
    )
    if (found === undefined) throw new Error(`${file} exports from "${moduleSpecifier.text}", which does not exist`)
    return listExportedNames(found)
  }

  /** Lists the names of a declaration; a destructuring pattern has several. */
  function listBoundNames(name: ts.BindingName): string[] {
    if (ts.isIdentifier(name)) return [name.text]
    return name.elements.flatMap((element) => (ts.isBindingElement(element) ? listBoundNames(element.name) : []))
  }

  function textOf(node: ts.Node): string {
    return node.getText(source)
  }
}
