import { encodeMp3 } from '@lectern/media'
import { readFile, writeFile } from 'node:fs/promises'
import type { Engines } from '../../ports/engines'
import type { EngineScript } from './engine-script'

export function standInAudioEncoding(script: EngineScript): Engines['audioEncoding'] {
  return {
    encodeMp3: ({ pcm, sampleRate }) => encodeMp3({ pcm, sampleRate }),
    async convertToMp3({ path, target, signal }) {
      const code = await script.beforeConverting(signal)
      if (code !== null) return { kind: 'failed', code, message: 'The track could not be made an MP3.' }
      const { byteLength } = await readFile(path)
      await writeFile(target, `mp3 of ${byteLength} bytes`, { flag: 'wx' })
      return { kind: 'converted', durationSeconds: 1 }
    },
  }
}
