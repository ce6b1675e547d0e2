import type { TextDetections } from '@lectern/backend/ports'
import { createImageReader } from '../images/create-image-reader'
import { answerCalls } from '../workers/answer-calls'
import { dropNoise } from './drop-noise'
import { findLanguageData } from './language-data'
import { mendPronoun } from './mend-pronoun'
import { prepareImage, type PreparedImage } from './prepare-image'
import { startTesseract, type Tesseract } from './tesseract'
import { toGoogleVision } from './to-google-vision'

export interface RecognitionCall {
  image: Uint8Array
  language: string
}

export type RecognitionReply =
  | { kind: 'recognised'; detections: TextDetections; confidence: number; width: number; height: number }
  | { kind: 'failed'; code: 'not-an-image' | 'unsupported-language'; message: string }

function createRecogniser(): (call: RecognitionCall) => Promise<RecognitionReply> {
  const images = createImageReader()
  let current: { code: string; tesseract: Tesseract } | null = null

  async function tesseractFor(data: { code: string; folder: string }): Promise<Tesseract> {
    if (current?.code === data.code) return current.tesseract
    await current?.tesseract.end()
    current = null
    const tesseract = await startTesseract(data)
    current = { code: data.code, tesseract }
    return tesseract
  }

  return async ({ image, language }) => {
    const data = findLanguageData(language)
    if (!data) {
      const message = `There is no recognition data for the language "${language}"; install @tesseract.js-data for it`
      return { kind: 'failed', code: 'unsupported-language', message }
    }
    let prepared: PreparedImage
    try {
      prepared = await prepareImage(images, image)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { kind: 'failed', code: 'not-an-image', message: `The page image cannot be read: ${reason}` }
    }
    const { png, placement } = prepared
    const { width, height } = placement
    const tesseract = await tesseractFor(data)
    const blocks = mendPronoun(dropNoise(await tesseract.recognise(png)), language)
    const detections = toGoogleVision(blocks, { placement, locale: language })
    const confidence = detections.fullTextAnnotation.pages[0]?.confidence ?? 0
    return { kind: 'recognised', detections, confidence, width, height }
  }
}

const recognise = createRecogniser()

answerCalls<{ request: RecognitionCall; reply: RecognitionReply }>(async (call) => ({ reply: await recognise(call) }))
