import ts from 'typescript'

/** The initial values of a file's constants, by name; a name that is declared twice has both. */
export type Constants = ReadonlyMap<string, readonly ts.Expression[]>

export function readConstants(tree: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined) {
      constants.set(node.name.text, [...(constants.get(node.name.text) ?? []), node.initializer])
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return constants
}

/**
 * Returns every string, template and number that a value may consist of: the branches of conditions without the tests,
 * the arguments of calls such as `calc.add` without numbers, which are factors, and constants of the same file.
 */
export function listPossibleValues(value: ts.Node, constants: Constants): ts.Node[] {
  const list = (node: ts.Node, within: ReadonlySet<ts.Node>): ts.Node[] => {
    // A constant may refer to itself by mistake.
    if (within.has(node)) return []
    const inside = new Set([...within, node])
    const listAll = (nodes: readonly ts.Node[]) => nodes.flatMap((each) => list(each, inside))
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node]
    if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand) ? [node] : []
    if (ts.isTemplateExpression(node)) {
      // A number in a template is a factor too, or is followed by its unit.
      return [node, ...listAll(node.templateSpans.map(({ expression }) => expression)).filter(isText)]
    }
    if (ts.isConditionalExpression(node)) return listAll([node.whenTrue, node.whenFalse])
    if (ts.isBinaryExpression(node)) return listAll([node.left, node.right]).filter(isText)
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return listAll([node.expression])
    }
    if (ts.isArrayLiteralExpression(node)) return listAll(node.elements)
    if (ts.isCallExpression(node)) return listAll([node.expression, ...node.arguments]).filter(isText)
    if (ts.isIdentifier(node)) return listAll(constants.get(node.text) ?? [])
    return ts.isPropertyAccessExpression(node) ? listAll(readMember(node, constants)) : []
  }
  return list(value, new Set())
}

/** Returns the member of a constant object; for a chained call, `calc(a).add(b)`, the call before it. */
function readMember({ expression, name }: ts.PropertyAccessExpression, constants: Constants): readonly ts.Node[] {
  if (ts.isCallExpression(expression)) return [expression]
  if (!ts.isIdentifier(expression)) return []
  return (constants.get(expression.text) ?? []).flatMap((made) => {
    const object = ts.isAsExpression(made) ? made.expression : made
    if (!ts.isObjectLiteralExpression(object)) return []
    return object.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && property.name.getText() === name.text ? [property.initializer] : [],
    )
  })
}

function isText(value: ts.Node): boolean {
  return ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)
}
