import ts from 'typescript'
import type { StyleFault } from './find-style-faults.ts'
import { listPossibleValues, readConstants, type Constants } from './list-possible-values.ts'

/** Properties that the theme has a scale for: distances, text sizes, radii. */
const SCALED =
  /^(?:fontSize|(?:scroll)?(?:padding|margin)(?:(?:Inline|Block)(?:Start|End)?|Top|Right|Bottom|Left)?|(?:row|column)?gap|border\w*Radius)$/i
const LENGTH = /(?<![\w.])-?(\d*\.?\d+)(px|rem|pt|pc|cm|mm|in|Q)(?![\w%])/gi
const HAIRLINE_PX = 2

const SIDED =
  /^(?:left|right|top|bottom|(?:scroll)?(?:margin|padding)(?:Left|Right|Top|Bottom)|border(?:Left|Right|Top|Bottom)(?:Width|Color|Style)?|border(?:Top|Bottom)(?:Left|Right)Radius)$/i
const SIDED_VALUES: Readonly<Record<string, RegExp>> = {
  textAlign: /^(?:left|right)$/,
  float: /^(?:left|right)$/,
  clear: /^(?:left|right)$/,
}

/**
 * Finds measures that do not come from the theme, in the properties of a `.css.ts` file and in the `style` attributes of a
 * component:
 *
 * - text sizes, paddings, margins, gaps and radii come from the scales. Lines of up to 2 px, 0, percentages, `em`, `fr`
 *   and container or viewport units are allowed; so is the geometry of one element (`inlineSize`, `minBlockSize`, grid
 *   tracks, offsets), for which there is no scale;
 * - `zIndex` is one of the theme's layers, so that nothing covers a dialog by a larger number;
 * - sides are logical (`insetInlineStart`, `textAlign: 'end'`), so that right to left is a mirror image.
 */
export function findMeasureFaults(file: string, source: string): StyleFault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const faults: StyleFault[] = []
  const constants = readConstants(tree)
  const styles = listStyleObjects(tree, constants)
  const visit = (node: ts.Node): void => {
    const given = readGiven(node)
    if (
      given !== null &&
      (file.endsWith('.css.ts') || given.isStyle || isInStyleAttribute(node) || styles.has(node.parent))
    ) {
      const message = faultOf(given.name, given.value, listPossibleValues(given.value, constants))
      if (message !== null) faults.push({ line: lineOf(tree, node), message })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return faults
}

interface Given {
  readonly name: string
  readonly value: ts.Expression
  /** An assignment to a rendered element: `mark.style.zIndex = '3'`. */
  readonly isStyle: boolean
}

function readGiven(node: ts.Node): Given | null {
  if (ts.isPropertyAssignment(node)) return { name: nameOf(node.name), value: node.initializer, isStyle: false }
  if (ts.isShorthandPropertyAssignment(node)) return { name: node.name.text, value: node.name, isStyle: false }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return null
  const { left, right } = node
  if (!ts.isPropertyAccessExpression(left) || !ts.isPropertyAccessExpression(left.expression)) return null
  return left.expression.name.text === 'style' ? { name: left.name.text, value: right, isStyle: true } : null
}

/** Returns the constant objects that a component passes to `style` by name. */
function listStyleObjects(tree: ts.SourceFile, constants: Constants): ReadonlySet<ts.Node> {
  const objects = new Set<ts.Node>()
  const seen = new Set<ts.Node>()
  const follow = (node: ts.Node): void => {
    if (seen.has(node)) return
    seen.add(node)
    if (ts.isObjectLiteralExpression(node)) objects.add(node)
    else if (ts.isIdentifier(node)) for (const made of constants.get(node.text) ?? []) follow(made)
    else if (!ts.isCallExpression(node)) ts.forEachChild(node, follow)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText(tree) === 'style' && node.initializer) follow(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return objects
}

function faultOf(name: string, value: ts.Expression, possible: readonly ts.Node[]): string | null {
  const texts = possible.flatMap(textOf)
  if (name === 'zIndex' && (possible.some(isNumber) || texts.some((text) => /(?<![\w.-])-?\d+(?![\w.-])/.test(text)))) {
    return `the zIndex ${value.getText()} must be a layer of the theme`
  }
  if (SIDED.test(name)) return `"${name}" is a side of the window: say it along the text (inline, block)`
  const sided = SIDED_VALUES[name]
  if (sided !== undefined && texts.some((text) => sided.test(text))) {
    return `"${name}: ${value.getText()}" is a side of the window: say start or end`
  }
  if (!SCALED.test(name)) return null
  const raw = possible.map(rawLength).find((length) => length !== null)
  return raw === undefined ? null : `${name}: "${raw}" must come from the scale of the theme`
}

/** Returns a length that is not from a scale; null if container units (`cqi`) show that it follows the layout. */
function rawLength(value: ts.Node): string | null {
  if (isNumber(value))
    return Math.abs(Number(value.getText().replace(/\s/g, ''))) > HAIRLINE_PX ? value.getText() : null
  for (const text of textOf(value)) {
    if (/\dcq(?:i|b|w|h|min|max)\b/.test(text)) continue
    for (const [length, amount, unit] of text.matchAll(LENGTH)) {
      if (Number(amount) !== 0 && !(unit?.toLowerCase() === 'px' && Number(amount) <= HAIRLINE_PX)) return length
    }
  }
  return null
}

function textOf(value: ts.Node): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text]
  // The text between two inserted values is checked without them: no number spans an insertion.
  return ts.isTemplateExpression(value)
    ? [
        value.head.text +
          value.templateSpans.map(({ expression, literal }) => written(expression) + literal.text).join(''),
      ]
    : []
}

function written(inserted: ts.Expression): string {
  return ts.isNumericLiteral(inserted) ? inserted.text : '\u0000'
}

function isNumber(value: ts.Node): boolean {
  return ts.isNumericLiteral(value) || (ts.isPrefixUnaryExpression(value) && ts.isNumericLiteral(value.operand))
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
}

function isInStyleAttribute(node: ts.Node): boolean {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (ts.isJsxAttribute(above)) return above.name.getText() === 'style'
    if (ts.isCallExpression(above)) return false
  }
  return false
}

function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}
