import { describe, expect, it } from 'vitest'
import { findClassNamePassing, findRawColors } from './find-style-faults.ts'

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
  ])('are found in components: %s', (source, found) => {
    expect(colors('a.tsx', source)).toEqual([found])
  })

  it.each([
    ['a.css.ts', "style({ color: vars.color.text, background: 'transparent', outlineColor: 'CanvasText' })"],
    ['a.css.ts', 'style({ background: `color-mix(in oklab, ${vars.a} 45%, transparent)` })'],
    ['a.css.ts', "import { red } from './gold'\nstyle({ gridArea: 'page' })"],
    ['a.tsx', '<a href="#add">A red house, number #12 345</a>'],
    ['a.tsx', '<Badge tone="gold">{say("red")}</Badge>'],
  ])('are not seen where there are none: %s, %s', (file, source) => {
    expect(colors(file, source)).toEqual([])
  })
})

describe('class names handed through', () => {
  it('are found in props, however they are spelled', () => {
    expect(lines('interface Props { className?: string }')).toEqual([1])
    expect(lines('\nfunction A({ className }: P) {}')).toEqual([2])
    expect(lines('function A({ className: own }: P) {}')).toEqual([1])
    expect(lines('const A = (props: P) => <i className={props.className} />')).toEqual([1])
    expect(lines("type Props = ComponentProps<'button'>")).toEqual([1])
  })

  it('are not seen where a component names its own', () => {
    expect(lines("const A = (props: NativeProps<'i'>) => <i {...props} className={styles.a} />")).toEqual([])
    expect(lines("type N = Omit<Props, 'className'>")).toEqual([])
  })
})
