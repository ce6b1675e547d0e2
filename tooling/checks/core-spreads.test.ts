import { relative, sep } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { createCoreProgram } from './core-program.ts'

/** Calls that take a list apart into arguments, of which an engine takes about a hundred thousand. */
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

/** As long as it is written: a literal without a spread of its own. */
function isShortList(list: ts.Expression): boolean {
  return ts.isArrayLiteralExpression(list) && !list.elements.some(ts.isSpreadElement)
}

const parse = (source: string): ts.SourceFile => ts.createSourceFile('a.ts', source, ts.ScriptTarget.ES2023)

describe('core', () => {
  it('hands no list of any length to a call as its arguments: a long one is a RangeError', () => {
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
  ])('would be noticed: %s', (source, count) => {
    expect(findSpreads(parse(source))).toHaveLength(count)
  })
})
