import { readFile } from 'node:fs/promises'
import type { Engines } from '../../ports/engines'
import type { EngineScript } from './engine-script'
import { secondsPerWord } from './seconds-per-word'

/** Aligns every word with the same time, whatever the sound. */
export function standInAlignment(script: EngineScript): Engines['forcedAlignment'] {
  return {
    get isPaid() {
      return script.isPaid
    },
    async align({ path, text, language, signal, onProgress }) {
      onProgress?.({ done: 0, total: 1 })
      const code = await script.beforeAligning(text, signal)
      const failure = code ?? (language === 'xx' ? 'unsupported-language' : null)
      if (failure !== null) return { kind: 'failed', code: failure, message: `The words of "${text}" were not found.` }
      const bytes = await readFile(path)
      if (!/^(RIFF|ID3)/.test(bytes.toString('latin1', 0, 4))) {
        return { kind: 'failed', code: 'not-audio', message: 'The file is not a recording that can be read.' }
      }
      script.alignedTexts.push(text)
      // Text in square brackets is not spoken; other words are spoken after it.
      const tokens = [...text.matchAll(/\S+/g)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }))
      const isUnread = ({ start }: { start: number }) => text[start] === '['
      const textNotSpoken = tokens.filter(isUnread)
      const words = tokens.flatMap((token, index) => {
        const [startTime, endTime] = [index * secondsPerWord, (index + 1) * secondsPerWord]
        return isUnread(token) ? [] : [{ ...token, startTime, endTime, confidence: 0.9 }]
      })
      const speechNotInText = textNotSpoken.length > 0 ? [{ startTime: 9, endTime: 9.5 }] : []
      return { kind: 'aligned', words, speechNotInText, textNotSpoken, durationSeconds: 10 }
    },
  }
}
