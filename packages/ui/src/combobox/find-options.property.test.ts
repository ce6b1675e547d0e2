import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findOptions, indexOptions } from './find-options'
import { groupOptions } from './group-options'
import { foldText } from '../locale/fold-text'

const labelled = (labels: readonly string[]) => indexOptions(labels.map((label) => ({ label })))
const find = (labels: readonly string[], text: string) => findOptions(labelled(labels), text).map(({ label }) => label)

it.each([
  ['ESPANOL', 'Español'],
  ['español', 'ESPAN\u0303OL'],
  ['strasse', 'Straße'],
  ['smorrebrod', 'Smørrebrød'],
  ['istanbul', 'İstanbul'],
  ['isik', 'Işık'],
  ['lodz', 'Łódź'],
  ['oeuvre', 'Œuvre'],
  ['λογοσ', 'ΛΌΓΟΣ και'],
  ['ΛΟΓΟΣ', 'λόγος'],
  ['\u03f2', '\u03f9'],
  ['viet nam', 'Việt  Nam'],
  ['ﬁn', 'fin'],
  ['محمد', 'مُحَمَّد'],
])('finds %j in %j', (text, label) => {
  expect(find([label], text)).toEqual([label])
})

it('distinguishes letters that are not accents of each other', () => {
  expect(find(['नेहा'], 'नहा')).toEqual([])
  expect(find(['日本語'], '本')).toEqual(['日本語'])
})

it('matches every word, in any order, in label, description and other names', () => {
  const index = indexOptions([
    { label: 'Ada', hint: 'calm, English', keywords: ['storyteller'] },
    { label: 'Álvaro', hint: 'lively, Spanish' },
  ])
  const names = (text: string) => findOptions(index, text).map(({ label }) => label)
  expect(names('english ada')).toEqual(['Ada'])
  expect(names('STORY')).toEqual(['Ada'])
  expect(names('alvaro spanish')).toEqual(['Álvaro'])
  expect(names('ada spanish')).toEqual([])
  expect(names('  ')).toEqual(['Ada', 'Álvaro'])
})

it('finds every text by itself and by any part of it, in either case', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), fc.nat(), (labels, at) => {
      const label = labels[at % labels.length] ?? ''
      expect(find(labels, label)).toContain(label)
      expect(find(labels, foldText(label))).toContain(label)
      expect(find(labels, label.toLowerCase())).toContain(label)
    }),
  )
})

it('keeps the order, and a longer text never finds more', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), fc.string(), (labels, text, more) => {
      const found = find(labels, text)
      expect(found).toEqual(labels.filter((label) => found.includes(label)))
      expect(find(found, `${text} ${more}`)).toEqual(find(labels, `${text} ${more}`))
    }),
  )
})

it('puts neighbours of one group under one heading and keeps every option', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ group: fc.constantFrom('a', 'b', undefined), id: fc.nat() })), (options) => {
      const sections = groupOptions(options)
      expect(sections.flatMap((section) => section.options)).toEqual(options)
      expect(sections.flatMap((section) => options.slice(section.from, section.from + section.options.length))).toEqual(
        options,
      )
      sections.forEach((section, position) => {
        expect(section.options.every((option) => option.group === section.heading)).toBe(true)
        if (position > 0) expect(section.heading).not.toBe(sections[position - 1]?.heading)
      })
    }),
  )
})
