import ts from 'typescript'
import type { PublicName } from './read-public-names.ts'

/** Words by which a docstring tells what its numbers count. */
const UNITS =
  /\b(?:(?:milli)?seconds?|ms|pixels?|hertz|Hz|cents?|percent|samples?|bits?|bytes?|kilobits?|UTF-16|letters|graphemes|characters|beats?|0 to 1|from [01]|factor|rates?|times|how (?:often|many))\b/i

/** Names of numbers that tell it themselves. */
const TELLING_NAME =
  /(?:^|[a-z])(?:Ids?|Index|Counts?|Number|Limit|Width|Height|(?:Milli)?[Ss]econds|Pixels|Px|Hz|Samples|Bytes|Percent|Kilobits|Size)$|^(?:ids?|index|counts?|limit|size|hz|bpm|zoom)$|^count[A-Z]/

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null

/** What a reader of a docstring would miss, as sentences; nothing when it says all that a machine can ask for. */
export function findDocFaults(
  checker: ts.TypeChecker,
  { name, kind, doc, example, declaration }: PublicName,
): string[] {
  const missing = doc === '' ? [`${name}: no docstring`] : []
  if (kind !== 'function') return missing
  const said = doc.split('@example')[0] ?? ''
  const silent = thrownBy(checker, declaration).filter((error) => !said.includes(error))
  return [
    ...missing,
    ...(example?.includes('// => ') === true ? [] : [`${name}: no @example with what it answers`]),
    ...(UNITS.test(said)
      ? []
      : unnamedNumbers(checker, name, declaration).map((number) => `${name}: ${number} without a unit`)),
    ...silent.map((error) => `${name}: throws a ${error} and does not say so`),
  ]
}

/** The numbers that a function takes, in an object written in its signature too, or answers, by names that tell no unit. */
function unnamedNumbers(checker: ts.TypeChecker, name: string, declaration: ts.Declaration): string[] {
  const signature = ts.isFunctionDeclaration(declaration) && checker.getSignatureFromDeclaration(declaration)
  if (!signature) return []
  const taken = signature.parameters.flatMap((parameter) => {
    const type = checker.getTypeOfSymbol(parameter)
    // Types with a name of their own say their units there.
    const isWrittenHere = !type.aliasSymbol && type.symbol?.name === '__type'
    return [parameter, ...(isWrittenHere ? type.getProperties() : [])]
  })
  return [
    ...taken.filter((symbol) => isNumeric(checker.getTypeOfSymbol(symbol))).map((symbol) => symbol.name),
    ...(isNumeric(signature.getReturnType()) ? [name] : []),
  ].filter((number) => !TELLING_NAME.test(number))
}

/** Whether it is a number or nothing. A number that may be a text is an id or what somebody typed. */
function isNumeric(type: ts.Type): boolean {
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & NOTHING) === 0)
  return parts.length > 0 && parts.every((part) => (part.flags & ts.TypeFlags.NumberLike) !== 0)
}

/** The errors that the function throws on purpose, itself or through functions that it calls, but for impossible states. */
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
  // A plain Error shows a state that cannot be: nobody can provoke it, so nobody needs to know.
  errors.delete('Error')
  return [...errors]
}
