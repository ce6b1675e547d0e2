import ts from 'typescript'

export interface DangerousCall {
  /** Names that stand for the call: its hook, its endpoint, what wraps it. */
  readonly names: readonly string[]
  /** Under which a `ConfirmDialog` asks. */
  readonly action: string
}

/**
 * What is wrong with how a component makes a call that nothing undoes: no `ConfirmDialog` of its action leads there, or
 * another handler of the same file does. A name leads to all that its declarations in the file name.
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

/** What each name of the file stands for: the value of its variable, the body of its function. */
function readDeclarations(tree: ts.SourceFile): ReadonlyMap<string, readonly ts.Node[]> {
  const declared = new Map<string, ts.Node[]>()
  const add = (name: string, stands: ts.Node) => declared.set(name, [...(declared.get(name) ?? []), stands])
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      for (const name of namesIn(node.name)) add(name, node.initializer)
    }
    // A component stands for its whole screen: what draws it makes none of its calls.
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
