import ts from 'typescript'

/** What a file's constants are made of, by name; a name that is given twice has both. */
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
 * Every text, template and number that a value may be made of: in conditions, not what is asked for in them; in what is
 * given to calls, such as `calc.add`, not their numbers, which are factors; in constants of the same file.
 */
export function listPossibleValues(value: ts.Node, constants: Constants): ts.Node[] {
  const list = (node: ts.Node, within: ReadonlySet<ts.Node>): ts.Node[] => {
    // A constant may be made of itself by mistake.
    if (within.has(node)) return []
    const inside = new Set([...within, node])
    const listAll = (nodes: readonly ts.Node[]) => nodes.flatMap((each) => list(each, inside))
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node]
    if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand) ? [node] : []
    if (ts.isTemplateExpression(node)) {
      // A number in a text is a factor too, or has its unit after it.
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

/** What a constant object holds under a name; of a call, `calc(a).add(b)`, the call before it. */
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
