import ts from 'typescript'

/** A name that a module exports, and its declaration. */
export interface PublicName {
  readonly name: string
  readonly kind: 'function' | 'constant' | 'type'
  /** Doc comment with all tags, as editors show it; '' without one. */
  readonly doc: string
  /** Text of its `@example`; null without one. */
  readonly example: string | null
  /** Parameter and return types of each overload, without parameter names, which callers do not see. */
  readonly signatures: readonly string[]
  readonly declaration: ts.Declaration
}

/** Reads the exported names of some modules, by file; re-exports are followed to their declarations. */
export function readPublicNames(program: ts.Program, files: readonly string[]): Map<string, PublicName[]> {
  const checker = program.getTypeChecker()
  return new Map(files.map((file) => [file, namesOf(file)]))

  function namesOf(file: string): PublicName[] {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is not a module`)
    return checker.getExportsOfModule(module).map(read)
  }

  function read(exported: ts.Symbol): PublicName {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.declarations?.[0]
    if (!declaration) throw new Error(`"${exported.name}" has no declaration`)
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
      signatures: type.getCallSignatures().map((signature) => writeSignature(signature, declaration)),
      declaration,
    }
  }

  function writeSignature(signature: ts.Signature, at: ts.Declaration): string {
    const write = (type: ts.Type): string =>
      checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation).replaceAll(/\s+/g, ' ')
    const bounds = (signature.typeParameters ?? []).map((parameter) => {
      const bound = parameter.getConstraint()
      return bound ? `${write(parameter)} extends ${write(bound)}` : write(parameter)
    })
    const taken = signature.parameters.map((parameter) => {
      const { valueDeclaration } = parameter
      const isOptional =
        valueDeclaration && ts.isParameter(valueDeclaration) && checker.isOptionalParameter(valueDeclaration)
      return `${isOptional ? 'optional ' : ''}${write(checker.getTypeOfSymbol(parameter))}`
    })
    const generics = bounds.length > 0 ? `<${bounds.join(', ')}>` : ''
    return `${generics}(${taken.join(', ')}) => ${write(signature.getReturnType())}`
  }
}
