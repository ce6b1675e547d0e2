import { describe, expect, it } from 'vitest'
import { findClassNamePassing } from './find-class-name-passing.ts'
import { findNegatedStates, findRawColors } from './find-style-faults.ts'

const colors = (file: string, source: string) => findRawColors(file, source).map(({ message }) => message.split('"')[1])
const lines = (source: string) => findClassNamePassing('button.tsx', source).map(({ line }) => line)

describe('raw colours', () => {
  it.each([
    ["style({ color: '#fff' })", '#fff'],
    ["style({ color: 'rgb(0 0 0 / 0.5)' })", 'rgb('],
    ["style({ border: '1px solid black' })", 'black'],
    ['style({ boxShadow: `0 0 ${width} hsl(0 0% 0%)` })', 'hsl('],
    ['style({ background: `color-mix(in oklab, ${vars.a}, white)` })', 'white'],
  ])('are found in styles: %s', (source, found) => {
    expect(colors('a.css.ts', source)).toEqual([found])
  })

  it.each([
    ['<i style={{ color: "white" }} />', 'white'],
    ['<path fill={on ? "red" : "currentColor"} />', 'red'],
    ['<path stroke="#597DCE" />', '#597DCE'],
    ["const c = on ? 'white' : 'black'; <i style={{ color: c }} />", 'white'],
    ["const color = 'white'; <i style={{ color }} />", 'white'],
    ["const c = 'red'; <path fill={c} />", 'red'],
    ["context.fillStyle = 'red'", 'red'],
    ["mark.style.backgroundColor = on ? 'gold' : ''", 'gold'],
    ['graphics.fill(0xff0000)', '0xff0000'],
    ['graphics.rect(0, 0, 4, 4).stroke({ color: 0x00ff00, width: 2 })', '0x00ff00'],
    ['sprite.tint = 0xffcc00', '0xffcc00'],
  ])('are found in components: %s', (source, found) => {
    expect(colors('a.tsx', source)).toContain(found)
  })

  it.each([
    ['a.css.ts', "style({ color: vars.color.text, background: 'transparent', outlineColor: 'CanvasText' })"],
    ['a.css.ts', 'style({ background: `color-mix(in oklab, ${vars.a} 45%, transparent)` })'],
    ['a.css.ts', "import { red } from './gold'\nstyle({ gridArea: 'page' })"],
    ['a.tsx', '<a href="#add">A red house, number #12 345</a>'],
    ['a.tsx', '<Badge tone="gold">{say("red")}</Badge>'],
    ['a.tsx', "const c = on ? 'white' : 'black'; <i title={c} style={{ color: vars.color.text }} />"],
    ['a.ts', 'const mask = 0xff00ff; hash(seed ^ 0x9e3779b9); context.fillStyle = colors.text'],
    ['a.ts', "const tone = 'red'; graphics.fill(theme.accent)"],
  ])('accepts %s, %s', (file, source) => {
    expect(colors(file, source)).toEqual([])
  })
})

describe('negated state selectors', () => {
  const negated = (file: string, source: string) => findNegatedStates(file, source).map(({ line }) => line)

  it.each([
    ['a.css.ts', "style({ selectors: { '&:not(:hover)': {} } })"],
    ['a.css.ts', "style({ selectors: { '&[data-idle]:not(:focus-within)': {} } })"],
    ['a.css.ts', 'globalStyle(`${button}[data-sort="none"]:not(:disabled, :focus-visible) > svg`, {})'],
    ['a.css.ts', 'style({ selectors: { [`${entry}:not(${lifted}, :active) > &`]: {} } })'],
    ['a.css.ts', "style({ selectors: { '&:not(:has(:focus))': {} } })"],
    ['a.css', '.skip:not(:focus) { opacity: 0 }'],
  ])('are found: %s, %s', (file, source) => {
    expect(negated(file, source)).toEqual([1])
  })

  it.each([
    [
      'a.css.ts',
      "style({ selectors: { '&:checked:hover:not(:disabled)': {}, '&:not([data-disabled]):has(:active)': {} } })",
    ],
    ['a.css.ts', "style({ selectors: { [`${frame}[data-idle] > &:hover`]: {}, '&:not(:has(:enabled)):hover': {} } })"],
    ['a.css.ts', '// Not `:not(:hover)`.\nstyle({})'],
    ['a.css', '.skip { opacity: 0 }\n.skip:focus { opacity: 1 }'],
  ])('accepts %s, %s', (file, source) => {
    expect(negated(file, source)).toEqual([])
  })
})

describe('passed class names', () => {
  it('are found in props, however they are spelled', () => {
    expect(lines('interface Props { className?: string }')).toEqual([1])
    expect(lines('\nfunction A({ className }: P) {}')).toEqual([2])
    expect(lines('function A({ className: own }: P) {}')).toEqual([1])
    expect(lines('const A = (props: P) => <i className={props.className} />')).toEqual([1])
    expect(lines("type Props = ComponentProps<'button'>")).toEqual([1])
  })

  it.each([
    'interface P extends ButtonHTMLAttributes<HTMLButtonElement> {}',
    "interface P extends React.ComponentProps<'button'> {}",
    "type P = React.ComponentPropsWithoutRef<'button'>",
    'type P = SVGProps<SVGSVGElement>',
    "type P = JSX.IntrinsicElements['button']",
    "interface P { inner: React.JSX.IntrinsicElements['i'] }",
    "import { Dialog } from 'radix-ui'; type P = Dialog.DialogContentProps",
    "import { Dialog } from 'radix-ui'; interface P extends Dialog.DialogContentProps { a: 1 }",
    "import * as Dialog from '@radix-ui/react-dialog'; type P = Omit<Dialog.DialogContentProps, 'className'>",
    "const A = (p: P) => <i className={p['className']} />",
    "interface P { 'className'?: string }",
    'interface P { readonly style?: CSSProperties }',
    "interface P { 'style'?: CSSProperties }",
    'function A({ style: own }: P) {}',
    'const A = (props: P) => <i style={props.style} />',
    "type P = ComponentProps<'button'>['className']",
  ])('are found in %s', (source) => {
    expect(lines(source)).toEqual([1])
  })

  it('are accepted for class names of the component itself', () => {
    expect(lines("import { Dialog } from 'radix-ui'; type On = Dialog.DialogContentProps['onEscapeKeyDown']")).toEqual(
      [],
    )
    expect(
      lines("import { Slider } from 'radix-ui'; type P = Omit<Slider.SliderProps, 'className' | 'style'>"),
    ).toEqual([])
    expect(lines("import { Slider } from 'radix-ui'; type P = Pick<Slider.SliderProps, 'min' | 'max'>")).toEqual([])
    expect(lines("type P = Dialog.Props; type Q = keyof JSX.IntrinsicElements; mark.style.inset = '0'")).toEqual([])
    expect(lines("const A = (props: NativeProps<'i'>) => <i {...props} className={styles.a} />")).toEqual([])
    expect(lines("type N = Omit<Props, 'className'>")).toEqual([])
  })
})
