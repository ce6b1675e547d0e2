import type { TextDetections, TextRecognition, TextRecognitionFailure } from '@lectern/backend/ports'
import { readFile } from 'node:fs/promises'
import { checkInput } from '../engine-command/check-input'

export type RecognisedImage =
  | (TextDetections & {
      /** Path as given. */
      readonly file: string
      /** In pixels. */
      readonly width: number
      readonly height: number
      /** 0 to 1; missing if the engine reports none. */
      readonly confidence?: number
    })
  | {
      readonly file: string
      readonly error: { readonly code: TextRecognitionFailure | 'unreadable'; readonly message: string }
    }

export interface ImagesToRecognise {
  readonly files: readonly { readonly name: string; readonly path: string }[]
  readonly language: string
  readonly recognition: TextRecognition
  readonly signal: AbortSignal
  readonly onImage: (image: RecognisedImage, doneCount: number) => void
}

/** Recognises each image; a failed one has its reason at its position. Stops early when the signal is aborted. */
export async function recogniseImages({
  files,
  language,
  recognition,
  signal,
  onImage,
}: ImagesToRecognise): Promise<RecognisedImage[]> {
  const images: RecognisedImage[] = []
  let next = 0
  let doneCount = 0
  const work = async (): Promise<void> => {
    for (let index = next++; index < files.length && !signal.aborted; index = next++) {
      const file = files[index]
      if (!file) break
      const image = await recogniseOne(file, language, recognition, signal)
      images[index] = image
      doneCount += 1
      if (!signal.aborted) onImage(image, doneCount)
    }
  }
  await Promise.all(Array.from({ length: Math.min(recognition.concurrency, files.length) }, work))
  signal.throwIfAborted()
  return images
}

async function recogniseOne(
  { name: file, path }: { name: string; path: string },
  language: string,
  recognition: TextRecognition,
  signal: AbortSignal,
): Promise<RecognisedImage> {
  const unreadable = await checkInput(path, 'image')
  if (unreadable !== null) return { file, error: { code: 'unreadable', message: unreadable } }
  const image = await readFile(path)
  const result = await recognition.recognise({ image, language, signal })
  if (result.kind === 'failed') return { file, error: { code: result.code, message: result.message } }
  const { detections, width, height, confidence } = result
  return { file, ...detections, width, height, ...(confidence === undefined ? {} : { confidence }) }
}
