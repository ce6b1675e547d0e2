import { describe, expect, it } from 'vitest'
import { readArguments, USAGE } from './read-arguments'

describe('the arguments of make-book', () => {
  it('are inputs, a title, a language and optional settings', () => {
    const line = 'a.pdf b.png --title T --language es --voice v --json out.json --server https://x.example/ --token t'
    expect(readArguments(line.split(' '))).toEqual({
      kind: 'ok',
      value: {
        inputs: ['a.pdf', 'b.png'],
        title: 'T',
        language: 'es',
        voice: 'v',
        audio: null,
        publishing: { isDraft: false, access: 'public' },
        reportFile: 'out.json',
        server: { url: 'https://x.example', token: 't' },
      },
    })
  })

  it('are refused with a message that names the missing or wrong one', () => {
    const message = (line: string) => {
      const read = readArguments(line.split(' ').filter(Boolean))
      return read.kind === 'invalid' ? read.message : read.kind
    }
    expect(message('--title T --language en')).toContain('Name a PDF')
    expect(message('a.pdf --language en')).toContain('--title')
    expect(message('a.pdf --title T')).toContain('--language')
    expect(message('a.pdf --title T --language English!')).toContain('"English!"')
    expect(message('a.pdf --title T --language en --server https://x.example')).toContain('--token')
    expect(message('a.pdf --title T --language en --server nowhere --token t')).toContain('"nowhere"')
    expect(message('a.pdf --title T --language en --server ftp://x.example --token t')).toContain('"ftp://x.example"')
    expect(message('a.pdf --title T --language en --token t')).toContain('--server')
    expect(message('a.pdf --title T --language en --json=')).toContain('--json')
    expect(message('a.pdf --title T --language en --audio a.mp3 --voice v')).toContain('one of them')
    expect(message('a.pdf --title T --language en --audio=')).toContain('--audio')
    expect(message('a.pdf --title T --language en --colour red')).toContain('--colour')
    expect(message('a.pdf --title T --language en-a')).toContain('"en-a"')
    expect(message(`a.pdf --title ${'x'.repeat(301)} --language en`)).toContain('301 characters')
    expect(message('--help')).toBe('help')
  })

  it('publish for everyone by default, for named readers, or not at all', () => {
    const publishing = (line: string) => {
      const read = readArguments(`a.pdf --title T --language en ${line}`.trim().split(' '))
      return read.kind === 'ok' ? read.value.publishing : read
    }
    expect(publishing('')).toEqual({ isDraft: false, access: 'public' })
    expect(publishing('--draft')).toEqual({ isDraft: true, access: 'public' })
    expect(publishing('--access domain')).toEqual({ isDraft: false, access: 'domain' })
    expect(publishing('--access private --draft')).toEqual({ isDraft: true, access: 'private' })
    for (const wrong of ['everyone', 'Public', '']) {
      expect(publishing(`--access=${wrong}`)).toEqual({
        kind: 'invalid',
        message: `"${wrong}" is no access; use one of public, domain, private.`,
      })
    }
    expect(USAGE).toMatch(/--draft .*not publish[\s\S]*--access A .*public/)
  })

  it.each([
    ['EN', 'en'],
    ['pt-br', 'pt-BR'],
    ['zh-hant', 'zh-Hant'],
  ])('accept a language code in any spelling: %s is %s', (typed, known) => {
    expect(readArguments(['a.pdf', '--title', 'T', '--language', typed])).toMatchObject({ value: { language: known } })
  })
})
