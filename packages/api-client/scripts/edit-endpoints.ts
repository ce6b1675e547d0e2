import ts from 'typescript'
import { callsOf, type OpenApiDocument } from './openapi-document'

interface Edit {
  start: number
  end: number
  text: string
}

/** Corrections to generated endpoints, by the name of the call, derived from the OpenAPI document. */
export function editEndpoints(code: string, document: OpenApiDocument): string {
  const calls = new Map(callsOf(document).map((call) => [call.operationId, call]))
  const source = ts.createSourceFile('endpoints.gen.ts', code, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  const replace = (node: ts.Node, text: string): void => {
    edits.push({ start: node.getStart(), end: node.getEnd(), text })
  }

  for (const { name, request } of endpointsIn(source)) {
    const call = calls.get(name)
    if (!call) throw new Error(`The document has no call of the name ${name}`)
    const isForm = call.requestBody?.content['multipart/form-data'] !== undefined
    const usual = new Map(call.parameters?.map((parameter) => [parameter.name, parameter.schema?.default]))
    forEachNode(request, (node) => {
      if (isForm && ts.isPropertyAssignment(node) && node.name.getText() === 'body') {
        replace(node.initializer, `toForm(${node.initializer.getText()})`)
      }
      if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'queryArg') return
      const value = usual.get(node.name.text)
      // An empty segment would give another path.
      if (value !== undefined) replace(node, `${node.getText()} || ${JSON.stringify(value)}`)
    })
  }

  const edited = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
  return edited.includes('toForm(') ? `import { toForm } from "../forms/to-form";\n${edited}` : edited
}

/** Finds the functions `query: (queryArg) => ({url, method, body, …})` of the endpoints, with the names of their calls. */
function endpointsIn(source: ts.SourceFile): { name: string; request: ts.Node }[] {
  const found: { name: string; request: ts.Node }[] = []
  forEachNode(source, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'query') return
    const endpoint = ts.findAncestor(node.parent, ts.isPropertyAssignment)
    if (endpoint) found.push({ name: endpoint.name.getText(), request: node.initializer })
  })
  return found
}

function forEachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => forEachNode(child, visit))
}
