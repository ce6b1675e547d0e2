import { afterEach, describe, expect, test, vi } from 'vitest'
import { speakQuestion } from './speak-question'

afterEach(() => vi.unstubAllGlobals())

class Utterance extends EventTarget {
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** Replaces the voice and the sounds of the browser, and records what is spoken. */
function stubSounds(play: () => Promise<void>) {
  const spoken: string[] = []
  const sounds: EventTarget[] = []
  class Sound extends EventTarget {
    readonly play = play
    constructor() {
      super()
      sounds.push(this)
    }
    pause() {
      this.dispatchEvent(new Event('pause'))
    }
  }
  const speechSynthesis = { speak: ({ text }: Utterance) => spoken.push(text), cancel: () => undefined }
  vi.stubGlobal('Audio', Sound)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('window', { speechSynthesis })
  return { spoken, sounds }
}

const question = { text: 'Who hoots?', answers: ['The owl', 'The hen'], recording: '/objects/who.mp3' }
const everything = ['Who hoots?', 'The owl', 'The hen']
const ignore = () => undefined

describe('speakQuestion', () => {
  test('reads a question without a recording by the voice of the browser', () => {
    const { spoken, sounds } = stubSounds(() => Promise.resolve())
    speakQuestion({ ...question, recording: null }, 'en', ignore)
    expect([spoken, sounds]).toEqual([everything, []])
  })

  test('plays the recording of a question, then reads its answers', () => {
    const { spoken, sounds } = stubSounds(() => Promise.resolve())
    speakQuestion(question, 'en', ignore)
    expect(spoken).toEqual([])
    sounds[0]?.dispatchEvent(new Event('ended'))
    expect(spoken).toEqual(['The owl', 'The hen'])
  })

  test('reads everything once when the recording cannot be played', async () => {
    const { spoken, sounds } = stubSounds(() => Promise.reject(new Error('no sound')))
    speakQuestion(question, 'en', ignore)
    sounds[0]?.dispatchEvent(new Event('error'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(spoken).toEqual(everything)
  })

  test('says nothing more once it is stopped', async () => {
    const { spoken, sounds } = stubSounds(() => Promise.reject(new Error('stopped')))
    speakQuestion(question, 'en', ignore)()
    sounds[0]?.dispatchEvent(new Event('ended'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(spoken).toEqual([])
  })
})
