import type { ImageReader } from '../images/create-image-reader'
import type { WorkerReply } from '../workers/serve-calls'
import { chooseSegmentation } from './tesseract/choose-segmentation'
import { buildPageReply } from './build-page-reply'
import { classifyFailedImage } from './google-vision/classify-failure'
import { readVisionResponse } from './google-vision/read-vision-response'
import { VisionResponse } from './google-vision/vision-response'
import { writeVisionRequest } from './google-vision/write-vision-request'
import { explainMissingData, findLanguageData } from './tesseract/find-language-data'
import { averageConfidence } from './average-confidence'
import { readHocr } from './native/read-hocr'
import { prepareImage } from './image-preparation/prepare-image'
import type { RecognitionCall, RecognitionReply, SentImage } from './calls/recognition-calls'
import { startTesseract, type Tesseract } from './tesseract/start-tesseract'
import { messageOf } from '../workers/message-of'
import { toList } from './google-vision/read-omitted'

/** Tesseract's memory grows with every page: it is restarted, which takes a second, after this many. */
const PAGES_EACH = 50

type Failed = Extract<RecognitionReply, { kind: 'failed' }>

/** Creates the function that handles the calls of a text recognition worker, one after another. */
export function createRecogniser(
  images: ImageReader,
): (call: RecognitionCall) => Promise<WorkerReply<RecognitionReply>> {
  let current: { code: string; tesseract: Tesseract; pages: number } | null = null

  async function tesseractFor(data: { code: string; folder: string }): Promise<Tesseract> {
    if (current?.code === data.code && current.pages < PAGES_EACH) {
      current.pages += 1
      return current.tesseract
    }
    await current?.tesseract.end()
    current = null
    const tesseract = await startTesseract(data)
    current = { code: data.code, tesseract, pages: 1 }
    return tesseract
  }

  async function recognise(image: Uint8Array, language: string): Promise<RecognitionReply> {
    const missing = { kind: 'failed', code: 'unsupported-language', message: explainMissingData(language) } as const
    if (!findLanguageData(language)) return missing
    const prepared = await readImage(() => prepareImage(images, image))
    if ('kind' in prepared) return prepared
    const data = findLanguageData(language, prepared.isVertical)
    if (!data) return missing
    const tesseract = await tesseractFor(data)
    const { png, preparation } = prepared
    const blocks = await tesseract.recognise(png, chooseSegmentation(language, prepared.hasColumns))
    return buildPageReply(blocks, preparation, language)
  }

  return async (call) => {
    switch (call.kind) {
      case 'recognise':
        return { reply: await recognise(call.image, call.language) }
      case 'prepare': {
        const prepared = await readImage(() => prepareImage(images, call.image))
        return { reply: 'kind' in prepared ? prepared : { kind: 'prepared', ...prepared } }
      }
      case 'read-hocr': {
        const blocks = readHocr(new TextDecoder().decode(call.hocr))
        return { reply: buildPageReply(blocks, call.preparation, call.language) }
      }
      case 'write-vision-request': {
        const request = await readImage(() => writeVisionRequest(images, call.image, call.language))
        return { reply: 'kind' in request ? request : { kind: 'request', ...request } }
      }
      case 'read-vision-response':
        return { reply: parseVisionResponse(call.response, call.sent) }
    }
  }
}

async function readImage<Read extends object>(read: () => Promise<Read>): Promise<Read | Failed> {
  try {
    return await read()
  } catch (error) {
    const message = 'The page image cannot be read. Export or scan the page again.'
    return { kind: 'failed', code: 'not-an-image', message, cause: messageOf(error) }
  }
}

function parseVisionResponse(bytes: Uint8Array, sent: SentImage): RecognitionReply {
  const unknown = (why: string): RecognitionReply => {
    const message = `Google Cloud Vision sent a response that cannot be read: ${why}`
    return { kind: 'refused', failure: { code: 'answer-unusable', message, isTransient: false } }
  }
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return unknown('it is not JSON')
  }
  const parsed = VisionResponse.safeParse(json)
  if (!parsed.success) {
    return unknown(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '))
  }
  const [response, ...others] = toList(parsed.data.responses)
  if (!response || others.length > 0) return unknown(`${others.length + (response ? 1 : 0)} responses for one image`)
  if (response.error) return { kind: 'refused', failure: classifyFailedImage(response.error) }
  const detections = readVisionResponse(response, sent)
  const confidence = averageConfidence(detections)
  const { width, height } = sent
  return { kind: 'recognised', detections, ...(confidence === undefined ? {} : { confidence }), width, height }
}
