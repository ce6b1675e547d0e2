import ts from 'typescript'

/** A name that a module offers to others, and what stands behind it. */
export interface PublicName {
  readonly name: string
  readonly kind: 'function' | 'constant' | 'type'
  /** Its docstring with all tags, as it is read in an editor; '' without one. */
  readonly doc: string
  /** The text of its `@example`; null without one. */
  readonly example: string | null
  /** Its type, or its signature, with other types by their names. */
  readonly shape: string
  readonly declaration: ts.Declaration
}

/** What the modules offer, by the file of each, aliases followed to where the thing is declared. */
export function readPublicNames(program: ts.Program, files: readonly string[]): Map<string, PublicName[]> {
  const checker = program.getTypeChecker()
  return new Map(files.map((file) => [file, namesOf(file)]))

  function namesOf(file: string): PublicName[] {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is no module`)
    return checker.getExportsOfModule(module).map(read)
  }

  function read(exported: ts.Symbol): PublicName {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.declarations?.[0]
    if (!declaration) throw new Error(`"${exported.name}" is declared nowhere`)
    const tags = symbol.getJsDocTags(checker)
    const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
      ts.displayPartsToString([...(parts ?? [])])
    const lines = tags.map((tag) => `@${tag.name} ${textOf(tag.text)}`)
    const isType = (symbol.flags & ts.SymbolFlags.Value) === 0
    const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol)
    const example = tags.find((tag) => tag.name === 'example')
    return {
      name: exported.name,
      kind: isType ? 'type' : type.getCallSignatures().length > 0 ? 'function' : 'constant',
      doc: [textOf(symbol.getDocumentationComment(checker)), ...lines].join('\n').trim(),
      example: example ? textOf(example.text) : null,
      shape: isType ? shapeOf(declaration) : checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation),
      declaration,
    }
  }
}

/** A type as it is written, without comments and line ends. */
function shapeOf(declaration: ts.Declaration): string {
  const printed = ts
    .createPrinter({ removeComments: true })
    .printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
  return printed.replaceAll(/\s+/g, ' ').replace(/^export /, '')
}
