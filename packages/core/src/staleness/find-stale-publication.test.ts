import { expect, test } from 'vitest'
import { digestGlossary, findStalePublication } from './index'

const lava = { word: 'lava', lang: 'en', definitions: [{ lang: 'en', text: 'Melted rock', audio: null }] }
const ash = { word: 'ash', lang: 'en', definitions: [{ lang: 'en', text: 'Grey dust', audio: null }] }

test.each([
  ['unchanged', [lava, ash], [ash, lava], 'current', 'current'],
  ['changed', [lava], [{ ...lava, definitions: [{ lang: 'en', text: 'Hot rock', audio: null }] }], 'stale', 'stale'],
  [
    'given a sound',
    [lava],
    [{ ...lava, definitions: [{ ...lava.definitions[0]!, audio: '/a.mp3' }] }],
    'stale',
    'stale',
  ],
  ['added', [], [lava], 'stale', 'stale'],
  ['deleted', [lava, ash], [ash], 'stale', 'stale'],
  ['missing before and now', [], [], 'none', 'current'],
] as const)(
  'a publication whose definitions are %s is told by its states',
  (_what, before, now, glossary, publication) => {
    const digests = { published: digestGlossary(before), current: digestGlossary(now) }
    expect(findStalePublication({ content: 'current', ...digests })).toEqual({ glossary, publication })
    expect(findStalePublication({ content: 'stale', ...digests }).publication).toBe('stale')
  },
)

test('a book without a publication has nothing that is out of date', () => {
  const digests = { published: null, current: digestGlossary([lava]) }
  expect(findStalePublication({ content: 'none', ...digests })).toEqual({ glossary: 'none', publication: 'none' })
})

test('a publication of a version without digests is unknown, and current without words', () => {
  const states = (words: Parameters<typeof digestGlossary>[0]) =>
    findStalePublication({ content: 'current', published: undefined, current: digestGlossary(words) })
  expect(states([lava])).toEqual({ glossary: 'unknown', publication: 'unknown' })
  expect(states([])).toEqual({ glossary: 'none', publication: 'current' })
})
