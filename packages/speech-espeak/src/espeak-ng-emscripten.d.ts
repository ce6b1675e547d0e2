declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakEvent {
    type: string
    text_position: number
    word_length: number
    /** Milliseconds. */
    audio_position: number
    /** Of a phoneme, its IPA. */
    id?: string | number
  }

  interface EspeakWorker {
    list_voices(): { name: string; identifier: string; languages: { name: string; priority: number }[] }[]
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(value: number): void
    set_range(value: number): void
    /** The returned value stops the engine when true. */
    synthesize(text: string, callback: (samples: Int16Array, events: EspeakEvent[]) => boolean | void): void
  }

  export default function loadEngine(options: {
    print?: (line: string) => void
    printErr?: (line: string) => void
  }): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>
}
