import { relative, sep } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { createCoreProgram } from './core-program.ts'

/** Finds calls that spread a list into arguments; engines accept about 100,000 arguments. */
function findSpreads(file: ts.SourceFile): string[] {
  const found: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const callee = node.expression.getText(file)
      const isUnbounded = node.arguments.some((each) => ts.isSpreadElement(each) && !isShortList(each.expression))
      if (isUnbounded && /^Math\.(?:min|max)$|\.(?:push|unshift)$|\.from(?:CharCode|CodePoint)$/.test(callee)) {
        found.push(`${callee} in line ${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Returns true for an array literal without a spread of its own: its length is known. */
function isShortList(list: ts.Expression): boolean {
  return ts.isArrayLiteralExpression(list) && !list.elements.some(ts.isSpreadElement)
}

const parse = (source: string): ts.SourceFile => ts.createSourceFile('a.ts', source, ts.ScriptTarget.ES2023)

describe('core', () => {
  it('spreads no list of unknown length into arguments: a long one throws a RangeError', () => {
    const files = createCoreProgram()
      .getSourceFiles()
      .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && /\/packages\/core\/src\//.test(fileName))
    expect(files.length).toBeGreaterThan(100)
    const root = `${import.meta.dirname}/../../packages/core/src`
    const name = ({ fileName }: ts.SourceFile) => relative(root, fileName).split(sep).join('/')
    expect(files.flatMap((file) => findSpreads(file).map((spread) => `${name(file)}: ${spread}`))).toEqual([])
  })

  it.each([
    ['kept.push(...island)', 1],
    ['Math.min(...rects.map((rect) => rect.y))', 1],
    ['Math.max(0, ...[...values])', 1],
    ['a.b.unshift(1, ...list)', 1],
    ['list.push({ ...rect }, [...list])', 0],
    ['Math.max(...[a, b])', 0],
    ['words.slice(...range)', 0],
  ])('finds such a call: %s', (source, count) => {
    expect(findSpreads(parse(source))).toHaveLength(count)
  })
})
