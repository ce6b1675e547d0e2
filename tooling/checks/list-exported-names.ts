import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The names that a module offers, as it is written, those of types after the word "type". */
export function listExportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap(namesOf).toSorted()

  function namesOf(statement: ts.Statement): string[] {
    if (ts.isExportDeclaration(statement)) return handedOn(statement)
    if (!ts.canHaveModifiers(statement)) return []
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
    if (!isExported) return []
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => textOf(name))
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      return [`type ${statement.name.text}`]
    }
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      return statement.name ? [statement.name.text] : []
    }
    throw new Error(`${file} exports in a way that is not known here: ${textOf(statement)}`)
  }

  function handedOn({ exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration): string[] {
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
    if (found === undefined) throw new Error(`${file} hands on "${moduleSpecifier.text}", which is not there`)
    return listExportedNames(found)
  }

  function textOf(node: ts.Node): string {
    return node.getText(source)
  }
}
