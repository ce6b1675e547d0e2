import type { Engines } from '@lectern/backend'
import type { Logger } from 'pino'

export interface ComposedEngines {
  ports: Engines
  stop(): Promise<void>
}

export function composeEngines(_logger: Logger): ComposedEngines {
  const missing = () => Promise.reject(new Error('engine missing'))
  return {
    ports: {
      pageImport: {
        async *importPages() {
          await missing()
        },
      },
      textRecognition: { recognise: missing, languages: () => Promise.resolve([]) },
      speech: null,
      audioEncoding: { encodeMp3: missing },
      wordValidation: {
        isWord: () => Promise.resolve(false),
        suggestions: () => Promise.resolve([]),
        languages: () => Promise.resolve([]),
      },
    },
    stop: () => Promise.resolve(),
  }
}
