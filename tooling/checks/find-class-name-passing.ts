import ts from 'typescript'
import type { StyleFault } from './find-style-faults.ts'

const LOOKS = ['className', 'style']
const NATIVE =
  /^(?:React\.)?(?:ComponentProps|ComponentPropsWith(?:out)?Ref|\w*HTMLAttributes|\w*SVGAttributes|SVGProps)\b/
const INTRINSIC = /^(?:React\.)?JSX\.IntrinsicElements$/
const PROPS_OBJECT = /^(?:p|props|rest|own|others)$/

/** Finds components that let their callers change their looks by `className` or `style`. */
export function findClassNamePassing(file: string, source: string): StyleFault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const primitives = readPrimitives(tree)
  const faults: StyleFault[] = []
  const add = (node: ts.Node, message: string) => {
    faults.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, message })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isBindingElement(node) || ts.isParameter(node)) {
      const names = [node.name, ...(ts.isBindingElement(node) && node.propertyName ? [node.propertyName] : [])]
      const look = LOOKS.find((name) => names.some((one) => nameOf(one) === name))
      if (look !== undefined) add(node, `a component takes no ${look}`)
    }
    const read = readMember(node)
    if (read !== null && LOOKS.includes(read.name) && !isAssigned(node)) {
      // A component may style the elements that it renders itself.
      if (read.name === 'className' || PROPS_OBJECT.test(read.of)) add(node, `a component hands no ${read.name} on`)
    }
    const named = readTypeName(node)
    if (named !== null && !isWithoutLooks(node)) {
      if (NATIVE.test(named)) add(node, 'native attributes are handed on as NativeProps: no className')
      if (primitives.has(named.split('.')[0] ?? '') && named.endsWith('Props')) {
        add(node, `${named} brings className and style along: name the props that are needed`)
      }
    }
    if (ts.isIndexedAccessTypeNode(node) && INTRINSIC.test(node.objectType.getText(tree)) && !isWithoutLooks(node)) {
      add(node, 'native attributes are handed on as NativeProps: no className')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return faults
}

/** Returns the local names of a file's imports from Radix: their props include the native ones. */
function readPrimitives(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !/^['"]@?radix-ui\b/.test(statement.moduleSpecifier.getText(tree)))
      continue
    const bindings = statement.importClause?.namedBindings
    if (bindings === undefined) continue
    if (ts.isNamespaceImport(bindings)) names.add(bindings.name.text)
    else for (const { name } of bindings.elements) names.add(name.text)
  }
  return names
}

function readTypeName(node: ts.Node): string | null {
  if (ts.isTypeReferenceNode(node)) return node.typeName.getText()
  return ts.isExpressionWithTypeArguments(node) ? node.expression.getText() : null
}

/** Returns true if only one member of the type is used, or `className` and `style` are omitted. */
function isWithoutLooks(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIndexedAccessTypeNode(parent)) {
    const members = listTexts(parent.indexType)
    return members.length > 0 && !LOOKS.some((look) => members.includes(look))
  }
  if (!ts.isTypeReferenceNode(parent) || parent.typeArguments === undefined) return false
  const [, names] = parent.typeArguments
  const listed = names === undefined ? [] : listTexts(names)
  switch (parent.typeName.getText()) {
    case 'Omit':
      return LOOKS.every((look) => listed.includes(look))
    case 'Pick':
      return listed.length > 0 && !LOOKS.some((look) => listed.includes(look))
    default:
      return false
  }
}

function listTexts(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(listTexts)
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : []
}

function readMember(node: ts.Node): { readonly of: string; readonly name: string } | null {
  if (ts.isPropertyAccessExpression(node)) return { of: node.expression.getText(), name: node.name.text }
  if (!ts.isElementAccessExpression(node) || !ts.isStringLiteralLike(node.argumentExpression)) return null
  return { of: node.expression.getText(), name: node.argumentExpression.text }
}

function nameOf(name: ts.PropertyName | ts.BindingName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText()
}

function isAssigned(node: ts.Node): boolean {
  return ts.isBinaryExpression(node.parent) && node.parent.left === node
}
