import ts from 'typescript'
import { listPossibleValues, readConstants } from './list-possible-values.ts'

export interface StyleFault {
  readonly line: number
  readonly message: string
}

const COLOR_CODE = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i

/** Named colours of CSS, without system colours (`CanvasText`), `transparent` and `currentColor`. */
const NAMED_COLORS = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
)

const COLORED =
  /^(?:color|fill|stroke|stopColor|floodColor|background|border|outline|boxShadow|shadowColor|caret|accent|tint)/i
/** A colour as a number, as Pixi takes it. */
const COLOR_NUMBER = /^0x(?:[\da-f]{6}|[\da-f]{8})$/i

/**
 * Finds colours that do not come from the theme.
 * @param file its name decides: in a `.css.ts` every string is a style, elsewhere only values of colour properties
 */
export function findRawColors(file: string, source: string): StyleFault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const isStyle = file.endsWith('.css.ts')
  const constants = readConstants(tree)
  const fault = (at: ts.Node, color: string): StyleFault => ({
    line: lineOf(tree, at),
    message: `the colour "${color}" must come from the theme`,
  })
  const faults = literalsOf(tree).flatMap((literal) => {
    const receiver = receiverOf(literal)
    if (receiver === 'href') return []
    const isColor = receiver !== null && COLORED.test(receiver)
    if (ts.isNumericLiteral(literal)) {
      return isColor && COLOR_NUMBER.test(literal.getText(tree)) ? [fault(literal, literal.getText(tree))] : []
    }
    const found = COLOR_CODE.exec(literal.text)?.[0] ?? (isStyle || isColor ? namedColorIn(literal.text) : undefined)
    return found === undefined ? [] : [fault(literal, found)]
  })
  // A word in a constant ('red') counts only if the constant is used as a colour.
  const given = isStyle
    ? []
    : colorsGiven(tree).flatMap((value) =>
        listPossibleValues(value, constants).flatMap((possible) => {
          const isElsewhere = possible.pos < value.pos || possible.end > value.end
          const named = isElsewhere && ts.isStringLiteralLike(possible) ? namedColorIn(possible.text) : undefined
          return named === undefined ? [] : [fault(value, named)]
        }),
      )
  return [...faults, ...given]
}

const NEGATED_STATE = /:not\([^)]*:(?:hover|active|focus(?:-visible|-within)?)\b/

/**
 * Finds styles for negated states, such as `:not(:hover)`. The resting style first and then `:hover` means the same, and
 * tools that freeze a state by a class can show it.
 * @param source of a `.css.ts` or a plain sheet
 */
export function findNegatedStates(file: string, source: string): StyleFault[] {
  const fault = (line: number, negated: string): StyleFault => ({
    line,
    message: `"${negated})" cannot be shown in Storybook: write what is so at rest, and then the state`,
  })
  if (!file.endsWith('.css.ts')) {
    return source.split('\n').flatMap((text, index) => {
      const negated = NEGATED_STATE.exec(text)?.[0]
      return negated === undefined ? [] : [fault(index + 1, negated)]
    })
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const faults: StyleFault[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const negated = NEGATED_STATE.exec(node.getText(tree))?.[0]
      if (negated !== undefined) faults.push(fault(lineOf(tree, node), negated))
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return faults
}

function namedColorIn(text: string): string | undefined {
  return text.split(/[\s,()/]+/).find((word) => NAMED_COLORS.has(word))
}

/** Returns the values of properties and attributes that are colours. */
function colorsGiven(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && COLORED.test(node.name.getText(tree))) found.push(node.initializer)
    if (ts.isShorthandPropertyAssignment(node) && COLORED.test(node.name.text)) found.push(node.name)
    if (ts.isJsxAttribute(node) && COLORED.test(node.name.getText(tree)) && node.initializer) {
      if (ts.isJsxExpression(node.initializer) && node.initializer.expression) found.push(node.initializer.expression)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

type Literal = ts.NumericLiteral | ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

function literalsOf(tree: ts.SourceFile): Literal[] {
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (
      ts.isNumericLiteral(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      found.push(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Returns the attribute, property or drawing call that receives a literal, through conditions and templates. */
function receiverOf(literal: ts.Node): string | null {
  let inner = literal
  for (let node = literal.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return node.name.getText()
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      return ts.isPropertyAccessExpression(node.left) && node.right === inner ? node.left.name.text : null
    }
    if (ts.isCallExpression(node)) {
      return ts.isNumericLiteral(literal) && ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : null
    }
    if (ts.isJsxElement(node)) return null
    inner = node
  }
  return null
}

function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}
