import ts from 'typescript'

export interface DangerousCall {
  /** Names of the call: its hook, its endpoint, its wrappers. */
  readonly names: readonly string[]
  /** The `action` of the `ConfirmDialog`. */
  readonly action: string
}

/**
 * Finds faults in how a component makes a call that cannot be undone: no `ConfirmDialog` with its action leads to the
 * call, or another handler of the file does too. A name leads to every name in its declarations in the file.
 */
export function findUnaskedCalls(file: string, source: string, { names, action }: DangerousCall): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  if (!namesIn(tree).some((name) => names.includes(name))) return []
  const declared = readDeclarations(tree)
  let isAsked = false
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText(tree)) && leadsTo(node, names, declared)) {
      if (isConfirmed(node, action, tree)) isAsked = true
      else faults.push(`${node.name.getText(tree)} makes the call without asking`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return isAsked ? faults : [`no ConfirmDialog dangerous="${action}" leads there`, ...faults]
}

function isConfirmed(handler: ts.JsxAttribute, action: string, tree: ts.SourceFile): boolean {
  const element = handler.parent.parent
  return (
    handler.name.getText(tree) === 'onConfirm' &&
    element.tagName.getText(tree) === 'ConfirmDialog' &&
    handler.parent.properties.some((one) => one.getText(tree) === `dangerous="${action}"`)
  )
}

function leadsTo(from: ts.Node, wanted: readonly string[], declared: ReadonlyMap<string, readonly ts.Node[]>): boolean {
  const seen = new Set<string>()
  const left: ts.Node[] = [from]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    for (const name of namesIn(node)) {
      if (wanted.includes(name)) return true
      if (seen.has(name)) continue
      seen.add(name)
      left.push(...(declared.get(name) ?? []))
    }
  }
  return false
}

/** Returns the declarations of each name of the file: the value of a variable, the body of a function. */
function readDeclarations(tree: ts.SourceFile): ReadonlyMap<string, readonly ts.Node[]> {
  const declared = new Map<string, ts.Node[]>()
  const add = (name: string, stands: ts.Node) => declared.set(name, [...(declared.get(name) ?? []), stands])
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      for (const name of namesIn(node.name)) add(name, node.initializer)
    }
    // A component is a screen of its own: rendering it makes none of its calls.
    if (ts.isFunctionDeclaration(node) && node.name && node.body && /^[a-z]/.test(node.name.text)) {
      add(node.name.text, node.body)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return declared
}

function namesIn(node: ts.Node): string[] {
  const names: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isImportDeclaration(inner)) return
    if (ts.isIdentifier(inner)) names.push(inner.text)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return names
}
