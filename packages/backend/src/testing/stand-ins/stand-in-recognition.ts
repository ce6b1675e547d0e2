import type { Engines } from '../../ports/engines'
import type { EngineScript } from './engine-script'

/** Recognises the name that the bytes of an imported image contain. */
export function standInRecognition(
  script: EngineScript,
  letOthersPass: () => Promise<void>,
): Engines['textRecognition'] {
  return {
    concurrency: 2,
    version: 'stand-in',
    get isPaid() {
      return script.isPaid
    },
    async recognise({ image, language }) {
      await letOthersPass()
      script.recognisedLanguages.push(language)
      const text = Buffer.from(image).toString()
      await script.beforeRecognising(text)
      if (!text.startsWith('image of')) {
        return { kind: 'failed', code: 'not-an-image', message: 'These bytes are not an image.' }
      }
      if (text.includes('unreadable')) {
        return { kind: 'failed', code: 'timeout', message: 'This page took too long.' }
      }
      return {
        kind: 'recognised',
        confidence: 0.9,
        width: 1000,
        height: 1500,
        detections: script.detections ?? {
          // The images of a "lying" file show their own name, whatever its text layer; others show nothing to
          // compare.
          textAnnotations: text.split(' ').map((description, index) => ({
            description,
            boundingPoly: { vertices: text.includes('lying') ? cornersOf(index * 100) : [] },
          })),
          fullTextAnnotation: { pages: [], text },
        },
      }
    },
    languages: () => Promise.resolve(['en', 'es']),
  }
}

function cornersOf(x: number): { x: number; y: number }[] {
  return [
    { x, y: 20 },
    { x: x + 90, y: 20 },
    { x: x + 90, y: 50 },
    { x, y: 50 },
  ]
}
