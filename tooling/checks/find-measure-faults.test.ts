import { describe, expect, it } from 'vitest'
import { findMeasureFaults } from './find-measure-faults.ts'
import { findSheetFaults } from './find-sheet-faults.ts'

const messages = (source: string, file = 'a.css.ts') => findMeasureFaults(file, source).map(({ message }) => message)

describe('hard-coded sizes', () => {
  it.each([
    ["style({ fontSize: '0.9rem' })", '0.9rem'],
    ["style({ padding: '4px' })", '4px'],
    ['style({ paddingInline: `${vars.space.xs} 1.375rem` })', '1.375rem'],
    ['style({ margin: `calc(-1 * ${vars.space.s} - 3px)` })', '3px'],
    ["style({ marginInlineStart: '-0.75rem' })", '-0.75rem'],
    ['style({ gap: 8 })', '8'],
    ['style({ marginBlock: -12 })', '-12'],
    ["style({ borderStartStartRadius: '.5rem' })", '.5rem'],
    ["style({ '@media': { [m]: { selectors: { '&:hover': { rowGap: on ? '12pt' : 0 } } } } })", '12pt'],
    ["style({ fontSize: 'clamp(1rem, 2vw, 3rem)' })", '1rem'],
    ["style({ padding: calc.add('8px', vars.space.s) })", '8px'],
    ["style({ marginInline: calc(vars.space.s).subtract('5px').toString() })", '5px'],
    ["style({ gap: fallbackVar(gap, on ? '6px' : '0') })", '6px'],
    ["const GAP = '7px'\nstyle({ gap: GAP })", '7px'],
    ['const GAP = 7\nstyle({ gap: GAP })', '7'],
    ["const gap = '7px'\nstyle({ gap })", '7px'],
    ["const GAP = '7px'\nstyle({ padding: `${GAP} 0` })", '7px'],
    ["const GAPS = { s: '7px' } as const\nstyle({ padding: GAPS.s })", '7px'],
    ["style({ gap: given ?? '7px' })", '7px'],
    ["style({ gap: '13PX' })", '13PX'],
    ['style({ gap: `${13}px` })', '13px'],
  ])('are found in styles: %s', (source, raw) => {
    expect(messages(source).join()).toContain(`"${raw}"`)
  })

  it.each([
    'style({ padding: vars.space.s, gap: 0, borderRadius: "50%", fontSize: "0.9em" })',
    "style({ margin: '-1px', paddingBlock: '2px', columnGap: '0rem' })",
    "style({ inlineSize: '20rem', minBlockSize: 44, gridTemplateColumns: '12rem 1fr', insetBlockStart: '3px' })",
    "style({ fontSize: 'clamp(1rem, 8cqi, 3rem)' })",
    'style({ marginInline: `calc((100vw - ${vars.page.shelf}) / 2)` })',
    'style({ padding: calc.multiply(vars.space.s, 4), gap: calc(vars.space.s).negate().toString() })',
    'const gap = vars.space.s\nconst wide = "20rem"\nstyle({ gap, inlineSize: wide, padding: gap })',
    'const a = b\nconst b = a\nstyle({ gap: a })',
    'const gapAt = (time: number) => ({ start: time, length: 12 })',
  ])('accepts %s', (source) => {
    expect(messages(source)).toEqual([])
  })
})

it('finds z-indexes that are not layers of the theme', () => {
  expect(messages('style({ zIndex: 999 })')).toHaveLength(1)
  expect(messages("style({ zIndex: '1' })")).toHaveLength(1)
  expect(messages('style({ zIndex: -1 })')).toHaveLength(1)
  expect(messages('const ABOVE = 3\nstyle({ zIndex: ABOVE })')).toHaveLength(1)
  expect(messages('style({ zIndex: `calc(${vars.layer.toast} + 1)` })')).toHaveLength(1)
  expect(messages("mark.style.zIndex = '999'", 'a.ts')).toHaveLength(1)
  expect(messages('style({ zIndex: `var(--layer-2, ${vars.layer.menu})` })')).toEqual([])
  expect(messages("style({ zIndex: vars.layer.menu, isolation: 'isolate' })")).toEqual([])
})

it('finds physical sides, which do not flip in right-to-left text', () => {
  for (const written of [
    'left: 0',
    'right: 0',
    "marginLeft: 'auto'",
    'paddingRight: vars.space.s',
    "borderLeft: '1px solid'",
    'borderTopLeftRadius: vars.radius.s',
    "textAlign: 'left'",
    "float: 'right'",
  ]) {
    expect(messages(`style({ ${written} })`), written).toHaveLength(1)
  }
  expect(messages("style({ insetInlineStart: 0, textAlign: 'end', transformOrigin: 'left' })")).toEqual([])
})

it('checks only the style attribute in components', () => {
  expect(messages("const a = <i style={{ paddingLeft: on ? '4px' : 0, zIndex: 3 }} />", 'a.tsx')).toHaveLength(2)
  expect(messages('const s = { zIndex: 999, padding: 13 }; const a = <i style={s} />', 'a.tsx')).toHaveLength(2)
  expect(messages('const s = { gap: 9 }; const a = <i style={on ? s : undefined} />', 'a.tsx')).toHaveLength(1)
  expect(messages("row.style.paddingInline = '13px'; row.style.inlineSize = '13px'", 'a.ts')).toHaveLength(1)
  expect(messages('const s = { padding: 13 }; const a = <Page box={s} style={made(s)} />', 'a.tsx')).toEqual([])
  expect(messages('const box = { left: 4, top: 2 }; const a = <Page box={{ left: 3 }} />', 'a.tsx')).toEqual([])
  expect(messages('const a = <i style={at({ left: 3 })} />', 'a.tsx')).toEqual([])
})

it('checks plain style sheets too', () => {
  const sheet = 'a {\n  color: red; /* padding: 9px; */\n  padding-left: 4px;\n}\nb { z-index: 5; margin: 0 auto }'
  expect(findSheetFaults(sheet).map(({ line }) => line)).toEqual([2, 3, 5])
  expect(findSheetFaults("@font-face { font-family: 'Inter'; src: url('a.woff2') }\n:root { --pad: 4px }")).toEqual([])
})
