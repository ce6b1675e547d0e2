import { z } from 'zod'

type Told<Value> = Value | null | undefined

export interface VisionPolygon {
  vertices?: Told<{ x?: Told<number>; y?: Told<number> }[]>
  normalizedVertices?: Told<{ x?: Told<number>; y?: Told<number> }[]>
}

interface Placed {
  boundingBox?: Told<VisionPolygon>
}

interface Judged {
  confidence?: Told<number>
}

export interface VisionSymbol extends Placed, Judged {
  text?: Told<string>
  property?: Told<{ detectedBreak?: Told<{ type?: Told<string>; isPrefix?: Told<boolean> }> }>
}

export interface VisionWord extends Placed, Judged {
  symbols?: Told<VisionSymbol[]>
}

export interface VisionBlock extends Placed, Judged {
  blockType?: Told<string>
  paragraphs?: Told<(Placed & { words?: Told<VisionWord[]> })[]>
}

export interface VisionPage extends Judged {
  blocks?: Told<VisionBlock[]>
}

/** What Google says of one image. It leaves out what is zero or empty; lists may be null. */
export interface VisionImageAnswer {
  textAnnotations?: Told<{ locale?: Told<string>; description?: Told<string>; boundingPoly?: Told<VisionPolygon> }[]>
  fullTextAnnotation?: Told<{ pages?: Told<VisionPage[]>; text?: Told<string> }>
  /** The failure of this image, in an answer that itself succeeded: a code of google.rpc.Code. */
  error?: Told<{ code?: Told<number>; message?: Told<string> }>
}

const Vertices = z.array(z.object({ x: z.number().nullish(), y: z.number().nullish() })).nullish()
const boundingBox: z.ZodType<Told<VisionPolygon>> = z
  .object({ vertices: Vertices, normalizedVertices: Vertices })
  .nullish()
const confidence = z.number().nullish()
const detectedBreak = z.object({ type: z.string().nullish(), isPrefix: z.boolean().nullish() }).nullish()
const property = z.object({ detectedBreak }).nullish()
const text = z.string().nullish()

const symbols: z.ZodType<Told<VisionSymbol[]>> = z
  .array(z.object({ text, confidence, boundingBox, property }))
  .nullish()
const words: z.ZodType<Told<VisionWord[]>> = z.array(z.object({ symbols, confidence, boundingBox })).nullish()
const paragraphs = z.array(z.object({ words, boundingBox })).nullish()
const blocks: z.ZodType<Told<VisionBlock[]>> = z
  .array(z.object({ blockType: z.string().nullish(), confidence, boundingBox, paragraphs }))
  .nullish()
const pages = z.array(z.object({ confidence, blocks })).nullish()
const annotation = z.object({ locale: z.string().nullish(), description: text, boundingPoly: boundingBox })

const ImageAnswer: z.ZodType<VisionImageAnswer> = z.object({
  textAnnotations: z.array(annotation).nullish(),
  fullTextAnnotation: z.object({ pages, text }).nullish(),
  error: z.object({ code: z.number().nullish(), message: z.string().nullish() }).nullish(),
})

/** What `images:annotate` answers, as far as it is used here. */
export const VisionAnswer = z.object({ responses: z.array(ImageAnswer).nullish() })
