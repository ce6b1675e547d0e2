import ts from 'typescript'

export interface StyleFault {
  readonly line: number
  readonly message: string
}

const COLOR_CODE = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i

/** The colours that CSS knows by name, without the system's own (`CanvasText`), `transparent` and `currentColor`. */
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

const COLORED = /^(?:color|fill|stroke|stopColor|floodColor|background|border|outline|boxShadow|caret|accent)/i

/**
 * The colours that a style or a component writes down itself instead of taking them from the theme.
 * @param file its name decides: in a `.css.ts` every string is a style, elsewhere only what is given to a colour
 */
export function findRawColors(file: string, source: string): StyleFault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const isStyle = file.endsWith('.css.ts')
  return literalsOf(tree).flatMap((literal) => {
    const receiver = receiverOf(literal)
    if (receiver === 'href') return []
    const code = COLOR_CODE.exec(literal.text)?.[0]
    const isNamedHere = isStyle || (receiver !== null && COLORED.test(receiver))
    const name = isNamedHere ? literal.text.split(/[\s,()/]+/).find((word) => NAMED_COLORS.has(word)) : undefined
    const found = code ?? name
    return found === undefined
      ? []
      : [{ line: lineOf(tree, literal), message: `the colour "${found}" must come from the theme` }]
  })
}

/** The places where a component of the design system would let its callers change its looks. */
export function findClassNamePassing(file: string, source: string): StyleFault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const faults: StyleFault[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertySignature(node) || ts.isBindingElement(node) || ts.isParameter(node)) &&
      (node.name.getText(tree) === 'className' ||
        (ts.isBindingElement(node) && node.propertyName?.getText(tree) === 'className'))
    ) {
      faults.push({ line: lineOf(tree, node), message: 'a component takes no className' })
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'className' && !isAssigned(node)) {
      faults.push({ line: lineOf(tree, node), message: 'a component hands no className on' })
    }
    if (ts.isTypeReferenceNode(node) && /^(?:React\.)?(?:ComponentProps|\w*HTMLAttributes)/.test(node.getText(tree))) {
      faults.push({ line: lineOf(tree, node), message: 'native attributes are handed on as NativeProps: no className' })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return faults
}

type Literal = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

function literalsOf(tree: ts.SourceFile): Literal[] {
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The attribute or property that gets a literal, however deep it stands in a condition or a template. */
function receiverOf(literal: ts.Node): string | null {
  for (let node = literal.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return node.name.getText()
    if (ts.isCallExpression(node) || ts.isJsxElement(node)) return null
  }
  return null
}

function isAssigned(node: ts.PropertyAccessExpression): boolean {
  return ts.isBinaryExpression(node.parent) && node.parent.left === node
}

function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}
