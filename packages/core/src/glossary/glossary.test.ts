import { describe, expect, it, test } from 'vitest'
import { createGlossaryMatcher, isGlossaryChapter, type GlossaryEntry } from './index'

function find(language: string, entries: readonly (string | Partial<GlossaryEntry>)[], text: string): string[] {
  const words = text.split(' ')
  const own = entries.map((entry, index) => ({
    id: index,
    word: '',
    lang: language,
    ...(typeof entry === 'string' ? { word: entry } : entry),
  }))
  return createGlossaryMatcher(own, { language })(words).map(({ firstWord, lastWord, entryIds }) => {
    const names = entryIds.map((id) => own[id]!.word).join('+')
    return `${words.slice(firstWord, lastWord + 1).join(' ')}=${names}`
  })
}

describe('a word of the glossary', () => {
  it.each([
    ['en', 'volcano', 'Two VOLCANOES, a volcano’s and “Volcano!”', 3],
    ['en', 'wolf', 'wolves', 1],
    ['en', 'knife', 'knives', 1],
    ['en', 'study', 'studies studied studying', 3],
    ['en', 'run', 'running runs', 2],
    ['en', 'café', 'cafe cafés', 2],
    ['es', 'volcán', 'los volcanes', 1],
    ['es', 'luz', 'las luces', 1],
    ['es', 'año', 'AÑOS', 1],
    ['fr', 'cheval', 'les chevaux', 1],
    ['fr', 'eau', 'de l’eau', 1],
    ['fr', 'école', 'ECOLE écoles', 2],
    ['de', 'Haus', 'Häuser Häusern Hauses', 3],
    ['de', 'Straße', 'STRASSEN', 1],
    ['it', 'lago', 'i laghi', 1],
    ['pt', 'vulcão', 'vulcões', 1],
    ['nl', 'bom', 'bommen', 1],
    ['ru', 'река', 'реки реку рекой', 3],
    ['ru', 'замок', 'за́мок', 1],
    ['tr', 'ırmak', 'IRMAKLAR', 1],
    ['ko', '화산', '화산은 화산이', 2],
    ['ar', 'بركان', 'البركان بُركان', 2],
    ['he', 'ספר', 'הספר ספרים', 2],
  ])('is found in its forms: %s %s', (language, word, text, count) => {
    expect(find(language, [word], text)).toHaveLength(count)
  })

  it.each([
    ['en', 'organ', 'organization organic'],
    ['en', 'universe', 'university'],
    ['en', 'news', 'new'],
    ['en', 'corn', 'corner'],
    ['es', 'año', 'anos ANO'],
    ['sv', 'säl', 'sal salar'],
    ['de', 'Küche', 'Kuchen'],
    ['fr', 'pêche', 'péché'],
    ['xx', 'dog', 'dogs'],
  ])('is not found in other words: %s %s', (language, word, text) => {
    expect(find(language, [word], text)).toEqual([])
  })

  it('is found in the forms that its author lists, in any language', () => {
    expect(find('en', [{ word: 'ox', forms: ['oxen'] }], 'Two oxen')).toEqual(['oxen=ox'])
    expect(find('cy', [{ word: 'ci', forms: ['cŵn'] }], 'Cŵn')).toEqual(['Cŵn=ci'])
  })
  it('is found exactly before it is found as the base of a form', () => {
    expect(find('en', ['live', 'lives', 'life'], 'lives')).toEqual(['lives=lives'])
  })
  it('is found whole where a hyphen splits it at the end of a line', () => {
    expect(find('en', ['volcano'], 'a vol- canoes burst')).toEqual(['vol- canoes=volcano'])
  })
  it('in another language than the page is not found', () => {
    expect(find('en', [{ word: 'gift', lang: 'de' }], 'a gift')).toEqual([])
    expect(find('en-GB', [{ word: 'gift', lang: 'en-US' }], 'a gift')).toEqual(['gift=gift'])
  })
  it('shares its place with others that are written alike', () => {
    expect(find('en', ['bank', 'Bank'], 'The bank')).toEqual(['bank=bank+Bank'])
  })
})

describe('an entry of several words', () => {
  it('wins over a shorter one, in the forms of each word', () => {
    expect(find('en', ['hole', 'black hole', 'black'], 'Black holes, black hats, holes')).toEqual([
      'Black holes,=black hole',
      'black=black',
      'holes=hole',
    ])
  })
  it('is not found when a word is missing', () => {
    expect(find('en', ['black hole'], 'black')).toEqual([])
  })
})

describe('in a script without spaces', () => {
  it.each([
    ['zh', ['火山', '活火山'], '这 座 活 火 山 大', ['活 火 山=活火山']],
    ['zh', ['火山'], '火 树。山', []],
    ['ja', ['火山'], '富士山は火山です。', ['富士山は火山です。=火山']],
    ['th', ['แมว'], 'ฉันรัก แม ว', ['แม ว=แมว']],
    ['zh', ['DNA分子'], '这是 DNA 分子', ['DNA 分子=DNA分子']],
  ])('the longest entry is found, however the page is cut: %s %s', (language, entries, text, expected) => {
    expect(find(language, entries, text)).toEqual(expected)
  })
})

test.each([
  [{ name: 'Glossary' }, true],
  [{ name: ' GLOSSARY ', type: 'normal' }, true],
  [{ name: 'Glosario', type: 'Glossary' }, true],
  [{ name: 'My glossary', type: null }, false],
  [{ name: 'Chapter 1', type: 'normal' }, false],
])('the glossary chapter is recognised by its type or name: %o [GLOS-004]', (chapter, expected) => {
  expect(isGlossaryChapter(chapter)).toBe(expected)
})
