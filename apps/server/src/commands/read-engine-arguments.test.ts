import { describe, expect, test } from 'vitest'
import { readArguments as readAlign } from './align/read-arguments'
import { readArguments as readRecognise } from './recognise/read-arguments'
import { readArguments as readSpeak } from './speak/read-arguments'

const words = (line: string) => line.split(' ').filter((word) => word !== '')

describe('the arguments of align', () => {
  test('are a recording, its text, their language and an output', () => {
    expect(readAlign(words('a.wav t.txt --language EN-gb --json o.json'))).toEqual({
      kind: 'ok',
      value: { audio: 'a.wav', text: 't.txt', language: 'en-GB', json: 'o.json' },
    })
    expect(readAlign(words('a.wav t.txt --language zh'))).toMatchObject({ value: { json: null } })
    expect(readAlign(words('--help'))).toEqual({ kind: 'help' })
  })

  test.each([
    ['--language en', 'Name the recording'],
    ['a.wav --language en', 'Name the text of a.wav'],
    ['a.wav t.txt', '--language en'],
    ['a.wav t.txt --language English!', '"English!"'],
    ['a.wav t.txt u.txt --language en', '"u.txt"'],
    ['a.wav t.txt --language en --json=', '--json'],
    ['a.wav t.txt --language en --fast', "Unknown option '--fast'."],
  ])('are refused with the fault: %s', (line, named) => {
    expect(readAlign(words(line))).toEqual({ kind: 'invalid', message: expect.stringContaining(named) })
  })
})

describe('the arguments of recognise', () => {
  test('are images, their language and an output', () => {
    expect(readRecognise(words('a.png b.png --language es --json o.json'))).toEqual({
      kind: 'ok',
      value: { images: ['a.png', 'b.png'], language: 'es', json: 'o.json' },
    })
    expect(readRecognise(words('-h'))).toEqual({ kind: 'help' })
  })

  test.each([
    ['--language en', 'Name one page image'],
    ['a.png', '--language en'],
    ['a.png --language en --json=', '--json'],
    ['a.png --language en --dpi 3', '--dpi'],
  ])('are refused with the fault: %s', (line, named) => {
    expect(readRecognise(words(line))).toEqual({ kind: 'invalid', message: expect.stringContaining(named) })
  })
})

describe('the arguments of speak', () => {
  test('are a text, a voice, outputs for audio and times, and a speed', () => {
    expect(readSpeak(words('t.txt --voice en-us --out o.MP3 --json o.json --speed 0.9 --model m'))).toEqual({
      kind: 'ok',
      value: {
        kind: 'speak',
        text: 't.txt',
        voice: 'en-us',
        model: 'm',
        language: null,
        speed: 0.9,
        out: 'o.MP3',
        format: 'mp3',
        json: 'o.json',
      },
    })
    expect(readSpeak(words('t.txt --language es --out o.wav'))).toMatchObject({
      value: { voice: null, language: 'es', format: 'wav', json: null, speed: null },
    })
    expect(readSpeak(words('--voices --language es'))).toEqual({
      kind: 'ok',
      value: { kind: 'voices', language: 'es', json: null },
    })
    expect(readSpeak(words('--voices --json v.json'))).toEqual({
      kind: 'ok',
      value: { kind: 'voices', language: null, json: 'v.json' },
    })
    expect(readSpeak(words('--help'))).toEqual({ kind: 'help' })
  })

  test.each([
    ['--voice v --out o.mp3', 'Name the text'],
    ['t.txt --voice v', '--out'],
    ['t.txt --out o.mp3', '--voice'],
    ['t.txt --voice v --out o.ogg', '"o.ogg"'],
    ['t.txt u.txt --voice v --out o.mp3', '"u.txt"'],
    ['t.txt --voice v --out o.mp3 --speed 2', '--speed 2'],
    ['t.txt --voice v --out o.mp3 --speed fast', '--speed fast'],
    ['t.txt --voice v --out o.mp3 --language x', '"x"'],
    ['t.txt --voices', '"t.txt"'],
    ['--voices --out o.mp3', '--out'],
    ['--voices --json=', '--json'],
    ['t.txt --loud', '--loud'],
  ])('are refused with the fault: %s', (line, named) => {
    expect(readSpeak(words(line))).toEqual({ kind: 'invalid', message: expect.stringContaining(named) })
  })
})
