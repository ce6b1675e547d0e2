import { describe, expect, it } from 'vitest'
import type { Direction, Rect } from '../../types'
import { orderReading } from './order-reading'

const HEIGHT = 20

/** Words of 10 pixels per letter from `x` on, 8 pixels apart. */
function setText(x: number, y: number, text: string): Rect[] {
  let left = x
  return text.split(' ').map((word) => {
    const rect = { id: word, x: left, y, width: 10 * word.length, height: HEIGHT, word }
    left += rect.width + 8
    return rect
  })
}

/** Rows of cells at the given positions; empty cells are left out. */
function setRows(places: readonly number[], pitch: number, rows: readonly (readonly string[])[]): Rect[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell === '' ? [] : setText(places[column] ?? 0, row * pitch, cell))),
  )
}

/** Returns the page's words in reading order, after shuffling the input. */
function read(rects: readonly Rect[], direction: Direction = 'ltr'): string {
  const order = orderReading(
    rects.toSorted((a, b) => ((a.x * 7 + a.y * 13) % 101) - ((b.x * 7 + b.y * 13) % 101)),
    { direction },
  )
  return order.map(({ rect }) => rect.word).join(' ')
}

const steps = [
  'Take an egg and a bowl',
  'Break it on the rim of it',
  'Beat it until it foams',
  'Heat the pan with butter',
  'Pour the egg into the pan',
  'Turn it when it is firm',
  'Eat it with bread',
  'Wash the pan at once',
]
const rowsOf = (rows: readonly (readonly string[])[]): string => rows.flat().filter(Boolean).join(' ')

describe('labels before their lines', () => {
  for (const pitch of [26, 32]) {
    for (const gap of [20, 24, 40]) {
      for (const [kind, marker] of Object.entries({
        numbers: (at: number) => `${at + 1}.`,
        'bare numbers': (at: number) => `${at + 1}`,
        letters: (at: number) => `${'abcdefgh'[at]})`,
        romans: (at: number) => `${['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'][at]}.`,
        bullets: () => '•',
        dashes: () => '–',
      })) {
        it.each([3, 6, 8])(
          `are read with them: ${kind}, ${gap} px before lines ${pitch} px apart, %i items`,
          (items) => {
            const rows = steps.slice(0, items).map((step, at) => [marker(at), step])
            const widest = Math.max(...rows.map(([mark]) => 10 * (mark ?? '').length))
            expect(read(setRows([0, widest + gap], pitch, rows))).toBe(rowsOf(rows))
          },
        )
      }
    }
  }

  it.each([5, 8, 14])('may be bullets of %i pixels', (size) => {
    const bullet = (y: number): Rect => ({ id: '•', x: 0, y, width: size, height: size, word: '•' })
    const page = steps.flatMap((step, at) => [bullet(at * 30 + 12 - size / 2), ...setText(size + 24, at * 30, step)])
    expect(read(page)).toBe(steps.map((step) => `• ${step}`).join(' '))
  })

  it('are read with the first line of an item that has several', () => {
    const rows = steps.map((step, at) => [at % 2 === 0 ? `${at / 2 + 1}.` : '', step])
    expect(read(setRows([0, 44], 30, rows))).toBe(rowsOf(rows))
  })

  it('are read with their lines in the second of two columns', () => {
    const rows = steps.map((step, at) => [step, `${at + 1}.`, steps[(at + 3) % 8] ?? ''])
    const page = setRows([0, 320, 364], 30, rows)
    expect(read(page)).toBe([...steps, ...rows.map(([, mark, step]) => `${mark} ${step}`)].join(' '))
  })

  it.each([26, 32])('may be the names in a play, %i px per line', (pitch) => {
    const names = ['BEN', 'ANNA', 'BEN', 'ANNA', 'THE KING', 'BEN', 'ANNA', 'BEN']
    const rows = steps.map((step, at) => [names[at] ?? '', step])
    expect(read(setRows([0, 120], pitch, rows))).toBe(rowsOf(rows))
    const long = steps.map((step, at) => [at % 2 === 0 ? (names[at / 2] ?? '') : '', step])
    expect(read(setRows([0, 120], pitch, long))).toBe(rowsOf(long))
  })

  it('may be the page numbers in a table of contents', () => {
    const names = ['Rain', 'The Old Ship', 'Snow', 'A Night', 'Home', 'The Long Way Back', 'Sea']
    const rows = names.map((name, at) => [`${at + 1}`, name, `${3 + 9 * at}`])
    expect(read(setRows([0, 40, 500], 30, rows))).toBe(rowsOf(rows))
    expect(read(setRows([0, 40, 500], 30, rows.slice(0, 3)))).toBe(rowsOf(rows.slice(0, 3)))
  })

  it('are not labels if their lines are far away', () => {
    const left = ['Red sun', 'old moon', 'a star', 'one cloud', 'no rain']
    const page = setRows(
      [0, 240],
      30,
      left.map((line, at) => [line, steps[at] ?? '']),
    )
    expect(read(page)).toBe([...left, ...steps.slice(0, 5)].join(' '))
  })

  it('are not labels if single words stand side by side in columns', () => {
    const left = ['sun', 'moon', 'star', 'cloud', 'rain', 'snow']
    const right = ['wind', 'storm', 'frost', 'dew', 'hail', 'fog']
    const page = setRows(
      [0, 120],
      30,
      left.map((word, at) => [word, right[at] ?? '']),
    )
    expect(read(page)).toBe([...left, ...right].join(' '))
  })
})

describe('a page of two columns', () => {
  const left = [
    'Once upon a time there was',
    'a girl who had a red coat',
    'and a boy with a blue hat',
    'who went to see the old',
    'man on the hill at night',
  ]
  const right = [
    'They took the long path',
    'around the dark wood and',
    'came to the gate at dawn',
    'where the dog lay asleep',
    'and nobody woke it',
  ]
  const setColumns = (a: readonly string[], b: readonly string[], pitch = 30): Rect[] =>
    setRows(
      [0, 320],
      pitch,
      Array.from({ length: Math.max(a.length, b.length) }, (_, at) => [a[at] ?? '', b[at] ?? '']),
    )

  it.each(['did.', 'I', 'mild', '1984', '1984.', 'xiv', 'Mix'])(
    'keeps the first or last line of a column that is “%s”',
    (word) => {
      for (const pitch of [26, 30, 40]) {
        expect(read(setColumns([...left, word], [...right, 'for a year']))).toBe(
          [...left, word, ...right, 'for a year'].join(' '),
        )
        expect(read(setColumns([...left, word], right, pitch))).toBe([...left, word, ...right].join(' '))
        expect(read(setColumns(left, [...right, word], pitch))).toBe([...left, ...right, word].join(' '))
        expect(read(setColumns([word, ...left], ['then', ...right], pitch))).toBe(
          [word, ...left, 'then', ...right].join(' '),
        )
      }
    },
  )

  it.each(['12', 'xiv', '– 12 –', 'XIV'])('is read before a footer and after a header that is “%s”', (number) => {
    for (const x of [0, 250, 330]) {
      expect(read([...setColumns(left, right), ...setText(x, 200, number)])).toBe([...left, ...right, number].join(' '))
      expect(read([...setColumns(left, right), ...setText(x, -60, number)])).toBe([number, ...left, ...right].join(' '))
    }
  })

  it('does not take a word below a column for a page number', () => {
    for (const word of ['did.', 'mild', 'iix'])
      expect(read([...setColumns(left, right), ...setText(0, 190, word)])).toBe([...left, word, ...right].join(' '))
  })

  it('keeps the last line of a column with wider leading than the column beside it', () => {
    const apart = [...left, '1984'].flatMap((line, at) => setText(0, at * 66, line))
    const close = [...right, ...right].flatMap((line, at) => setText(320, at * 22, line))
    expect(read([...apart, ...close])).toBe([...left, '1984', ...right, ...right].join(' '))
  })

  it('keeps the last line of a column if the line is indented', () => {
    const page = [...setColumns(left, right), ...setText(30, 150, '1984')]
    expect(read(page)).toBe([...left, '1984', ...right].join(' '))
  })

  it('reads a centred footer of words last', () => {
    const page = setRows(
      [0, 380],
      30,
      left.map((line, at) => [line, right[at] ?? '']),
    )
    expect(read([...page, ...setText(305, 200, 'Fin')])).toBe([...left, ...right, 'Fin'].join(' '))
  })
})

describe('a block', () => {
  it('ends at a gap of more than one and a half line heights', () => {
    const blocksAt = (y: number) =>
      orderReading([...setText(0, 0, 'One line'), ...setText(0, y, 'and another')]).map(({ blockId }) => blockId)
    expect(blocksAt(48)).toEqual([0, 0, 0, 0])
    expect(blocksAt(52)).toEqual([0, 0, 1, 1])
  })

  it('ends between a heading and text of another size', () => {
    const large = setText(0, -40, 'Rain').map((rect) => ({ ...rect, height: 32 }))
    const order = orderReading([...large, ...steps.flatMap((step, at) => setText(0, at * 30, step))])
    expect(order.map(({ blockId }) => blockId).slice(0, 3)).toEqual([0, 1, 1])
  })
})

describe('a heading over three columns', () => {
  const rows = steps.map((step, at) => [step, steps[(at + 3) % 8] ?? '', steps[(at + 5) % 8] ?? ''])
  const columns = setRows([0, 320, 640], 30, rows)
  const text = [0, 1, 2].flatMap((column) => rows.map((row) => row[column])).join(' ')

  it('is read first if it is within the middle column and indented', () => {
    expect(read([...setText(390, -80, 'Wind'), ...columns])).toBe(`Wind ${text}`)
  })

  it('is read first if it begins with the middle column in large letters', () => {
    const large = setText(320, -90, 'Wind').map((rect) => ({ ...rect, height: 32 }))
    expect(read([...large, ...columns])).toBe(`Wind ${text}`)
  })
})

describe('small marks', () => {
  it.each([
    [-8, 10],
    [-6, 12],
    [-4, 9],
    [-5, 7],
  ])('that touch the word before them stay in its line: %i px from its top, %i px high', (rise, height) => {
    const lines = steps.map((step, at) => setText(0, at * 28, step))
    const mark: Rect = { id: '2', x: 0, y: 3 * 28 + rise, width: 6, height, word: '2' }
    for (const after of [0, 1, 2, 3, 4]) {
      const line = lines[3] ?? []
      const word = line[after]
      if (word === undefined) throw new Error(`Line 3 has no word ${after}`)
      const order = orderReading([...lines.flat(), { ...mark, x: word.x + word.width + 1 }])
      const words = line.toSpliced(after + 1, 0, mark)
      expect(order.map(({ rect }) => rect.word)).toEqual(
        lines
          .with(3, words)
          .flat()
          .map((rect) => rect.word),
      )
      expect(order.at(-1)).toMatchObject({ lineId: lines.length - 1, blockId: 0 })
    }
  })
})

describe('left-to-right words in a right-to-left line', () => {
  const setRow = (visual: string): Rect[] => setText(0, 0, visual)
  it('keep their own order if there are several in a row', () => {
    expect(read(setRow('היום Harry Potter קרא'), 'rtl')).toBe('קרא Harry Potter היום')
    expect(read(setRow('كتاب Harry Potter 2 Stone قرأ'), 'rtl')).toBe('قرأ Harry Potter 2 Stone كتاب')
    expect(read(setRow('Harry Potter קרא'), 'rtl')).toBe('קרא Harry Potter')
  })
  it('stay in place if they are single words or numbers', () => {
    expect(read(setRow('ספר 7 שנה 12 קרא'), 'rtl')).toBe('קרא 12 שנה 7 ספר')
    expect(read(setRow('ספר Harry שנה Potter קרא'), 'rtl')).toBe('קרא Potter שנה Harry ספר')
    expect(read(setRow('ספר 3 12 קרא'), 'rtl')).toBe('קרא 12 3 ספר')
  })
})
