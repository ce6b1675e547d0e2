import { bookRules, defaultModelId, rulesOfBook } from '@lectern/core/book'
import { describe, expect, test } from 'vitest'
import { partnerOf, partners } from './partners'
import { readConfiguration } from './read-configuration'

const messagesOf = (value: unknown) => {
  const reading = readConfiguration(value)
  return reading.kind === 'ok' ? [] : reading.issues.map((issue) => issue.message)
}

const partner = {
  domainId: 6,
  mode: 'gbm',
  color: '#fd7e1d',
  returnLink: 'https://books.example/shelf',
  allowedOrigins: ['https://books.example'],
}

describe('readConfiguration', () => {
  test('uses the built-in value of a missing field [CONST-015]', () => {
    expect(readConfiguration({})).toEqual({
      kind: 'ok',
      configuration: { bookRules, partners, defaultVoiceId: null, defaultModelId },
    })
  })

  test('treats a field without a value as missing', () => {
    const nothing = { bookRules: undefined, partners: undefined, defaultVoiceId: undefined }
    expect(readConfiguration(nothing)).toEqual(readConfiguration({}))
  })

  test('takes book rules and partners from the file [CONST-015]', () => {
    const rules = [{ bookIds: [7], modes: ['sample'], removedPositions: { from: 1, to: 2 }, addsCover: false }]
    const reading = readConfiguration({ bookRules: rules, partners: [partner], defaultVoiceId: 'anna' })
    if (reading.kind === 'broken') throw new Error(JSON.stringify(reading.issues))
    expect(rulesOfBook(7, 'sample', reading.configuration.bookRules)).toEqual(rules)
    expect(rulesOfBook(1011, null, reading.configuration.bookRules)).toEqual([])
    expect(partnerOf(6, reading.configuration.partners).color).toBe('#fd7e1d')
    expect(reading.configuration.defaultVoiceId).toBe('anna')
  })

  test('accepts the built-in tables as a configuration', () => {
    expect(messagesOf({ bookRules, partners, defaultVoiceId: null, defaultModelId })).toEqual([])
  })

  test('reports every fault with its path and the expected value [CONST-015]', () => {
    expect(messagesOf({ bookRule: [] })).toEqual([
      'configuration: There is no field "bookRule". There are bookRules, partners, defaultVoiceId, defaultModelId.',
    ])
    expect(messagesOf({ bookRules: [{ bookIds: ['7'] }] })).toEqual([
      'bookRules[0].bookIds: A list of book ids is expected, not this list.',
    ])
    const messages = messagesOf({
      bookRules: [
        { bookIds: [7], droppedFromEnd: -1 },
        { bookIds: ['7'] },
        { bookIds: [7], removedPositions: { from: 3, to: 2 } },
        { bookIds: [7], modes: ['Sample'] },
        { bookIds: [] },
        'rule',
      ],
    })
    for (const place of [
      'bookRules[0].droppedFromEnd',
      'bookRules[1].bookIds',
      'bookRules[2].removedPositions',
      'bookRules[3].modes',
      'bookRules[4].bookIds',
      'bookRules[5]',
    ]) {
      expect(messages.some((message) => message.startsWith(`${place}: `))).toBe(true)
    }
  })

  test('requires a unique id, a colour and a return link of an allowed origin [CONST-015]', () => {
    expect(messagesOf({ partners: [partner] })).toEqual([])
    expect(messagesOf({ partners: [partner, partner] })).toEqual(['partners[1].domainId: The domain 6 is there twice.'])
    for (const broken of [
      { color: 'orange' },
      { mode: 'partner' },
      { domainId: 0 },
      { domainId: '6' },
      { returnLink: 'https://evil.example/' },
      { returnLink: 'javascript:alert(1)' },
      { allowedOrigins: ['books.example'] },
      { allowedOrigins: ['https://books.example/path'] },
      { allowedOrigins: 'https://books.example' },
    ]) {
      expect([broken, messagesOf({ partners: [{ ...partner, ...broken }] }).length > 0]).toEqual([broken, true])
    }
  })

  test('returns issues for any value and never throws', () => {
    for (const value of [
      null,
      undefined,
      1,
      1n,
      'x',
      [],
      () => 1,
      { defaultVoiceId: () => 1 },
      { bookRules: {} },
      { partners: null },
      { defaultVoiceId: ' ' },
    ]) {
      expect(messagesOf(value).length).toBeGreaterThan(0)
    }
  })
})
