import ts from 'typescript'
import type { PublicName } from './read-public-names.ts'

/** Words that state the unit of a number in a docstring. */
const UNITS =
  /\b(?:(?:milli)?seconds?|ms|pixels?|hertz|Hz|cents?|percent|degrees?|samples?|bits?|bytes?|kilobits?|UTF-16|letters|graphemes|characters|beats?|0 to 1|from [01]|factor|rates?|times|how (?:often|many))\b/i

/** Names of numbers that state their unit. */
const TELLING_NAME =
  /(?:^|[a-z])(?:Ids?|Index|Counts?|Number|Limit|Width|Height|(?:Milli)?[Ss]econds|Pixels|Px|Hz|Samples|Bytes|Percent|Kilobits|Size)$|^(?:ids?|index|counts?|limit|size|hz|bpm|zoom)$|^count[A-Z]/

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null

/** Returns what is missing from a docstring, as sentences: units, errors, an example. */
export function findDocFaults(
  checker: ts.TypeChecker,
  { name, kind, doc, example, declaration }: PublicName,
): string[] {
  const missing = doc === '' ? [`${name}: no docstring`] : []
  if (kind !== 'function') return missing
  const description = doc.split('@example')[0] ?? ''
  const silent = thrownBy(checker, declaration).filter((error) => !description.includes(error))
  return [
    ...missing,
    ...(example?.includes('// => ') === true ? [] : [`${name}: no @example with what it answers`]),
    ...(UNITS.test(description)
      ? []
      : unnamedNumbers(checker, name, declaration).map((number) => `${name}: ${number} without a unit`)),
    ...silent.map((error) => `${name}: throws a ${error} and does not say so`),
  ]
}

/** Returns the numeric parameters (members of inline objects too) and results whose names state no unit. */
function unnamedNumbers(checker: ts.TypeChecker, name: string, declaration: ts.Declaration): string[] {
  const signature = ts.isFunctionDeclaration(declaration) && checker.getSignatureFromDeclaration(declaration)
  if (!signature) return []
  const taken = signature.parameters.flatMap((parameter) => {
    const type = checker.getTypeOfSymbol(parameter)
    // Named types state units in their own docstrings.
    const isWrittenHere = !type.aliasSymbol && type.symbol?.name === '__type'
    return [parameter, ...(isWrittenHere ? type.getProperties() : [])]
  })
  return [
    ...taken.filter((symbol) => isNumeric(checker.getTypeOfSymbol(symbol))).map((symbol) => symbol.name),
    ...(isNumeric(signature.getReturnType()) ? [name] : []),
  ].filter((number) => !TELLING_NAME.test(number))
}

/** Returns true for `number`, even with null or undefined. `number | string` is an id or typed text and has no unit. */
function isNumeric(type: ts.Type): boolean {
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & NOTHING) === 0)
  return parts.length > 0 && parts.every((part) => (part.flags & ts.TypeFlags.NumberLike) !== 0)
}

/** Returns the errors that a function throws, itself or through its calls, except those for impossible states. */
function thrownBy(checker: ts.TypeChecker, declaration: ts.Node, seen = new Set<ts.Node>()): string[] {
  if (seen.has(declaration)) return []
  seen.add(declaration)
  const errors = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isTryStatement(node) && node.catchClause) {
      visit(node.catchClause)
      return
    }
    if (ts.isThrowStatement(node) && ts.isNewExpression(node.expression))
      errors.add(node.expression.expression.getText())
    if (ts.isCallExpression(node)) {
      for (const error of thrownByCall(node)) errors.add(error)
    }
    node.forEachChild(visit)
  }
  const thrownByCall = (call: ts.CallExpression): string[] => {
    const symbol = checker.getSymbolAtLocation(call.expression)
    if (!symbol) return []
    const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
    const called = target.declarations?.find(ts.isFunctionDeclaration)
    return called ? thrownBy(checker, called, seen) : []
  }
  declaration.forEachChild(visit)
  // A plain Error reports an impossible state: callers cannot cause it, so it is not documented.
  errors.delete('Error')
  return [...errors]
}
