import { z } from 'zod'

type Optional<Value> = Value | null | undefined

export interface VisionPolygon {
  vertices?: Optional<{ x?: Optional<number>; y?: Optional<number> }[]>
  normalizedVertices?: Optional<{ x?: Optional<number>; y?: Optional<number> }[]>
}

interface HasBounds {
  boundingBox?: Optional<VisionPolygon>
}

interface HasConfidence {
  confidence?: Optional<number>
}

export interface VisionSymbol extends HasBounds, HasConfidence {
  text?: Optional<string>
  property?: Optional<{ detectedBreak?: Optional<{ type?: Optional<string>; isPrefix?: Optional<boolean> }> }>
}

export interface VisionWord extends HasBounds, HasConfidence {
  symbols?: Optional<VisionSymbol[]>
}

export interface VisionBlock extends HasBounds, HasConfidence {
  blockType?: Optional<string>
  paragraphs?: Optional<(HasBounds & { words?: Optional<VisionWord[]> })[]>
}

export interface VisionPage extends HasConfidence {
  blocks?: Optional<VisionBlock[]>
}

/** The response for one image. Google leaves out what is zero or empty; lists may be null. */
export interface VisionImageResponse {
  textAnnotations?: Optional<
    { locale?: Optional<string>; description?: Optional<string>; boundingPoly?: Optional<VisionPolygon> }[]
  >
  fullTextAnnotation?: Optional<{ pages?: Optional<VisionPage[]>; text?: Optional<string> }>
  /** The failure of this image in a response that itself succeeded: a code of google.rpc.Code. */
  error?: Optional<{ code?: Optional<number>; message?: Optional<string> }>
}

const Vertices = z.array(z.object({ x: z.number().nullish(), y: z.number().nullish() })).nullish()
const boundingBox: z.ZodType<Optional<VisionPolygon>> = z
  .object({ vertices: Vertices, normalizedVertices: Vertices })
  .nullish()
const confidence = z.number().nullish()
const detectedBreak = z.object({ type: z.string().nullish(), isPrefix: z.boolean().nullish() }).nullish()
const property = z.object({ detectedBreak }).nullish()
const text = z.string().nullish()

const symbols: z.ZodType<Optional<VisionSymbol[]>> = z
  .array(z.object({ text, confidence, boundingBox, property }))
  .nullish()
const words: z.ZodType<Optional<VisionWord[]>> = z.array(z.object({ symbols, confidence, boundingBox })).nullish()
const paragraphs = z.array(z.object({ words, boundingBox })).nullish()
const blocks: z.ZodType<Optional<VisionBlock[]>> = z
  .array(z.object({ blockType: z.string().nullish(), confidence, boundingBox, paragraphs }))
  .nullish()
const pages = z.array(z.object({ confidence, blocks })).nullish()
const annotation = z.object({ locale: z.string().nullish(), description: text, boundingPoly: boundingBox })

const ImageResponse: z.ZodType<VisionImageResponse> = z.object({
  textAnnotations: z.array(annotation).nullish(),
  fullTextAnnotation: z.object({ pages, text }).nullish(),
  error: z.object({ code: z.number().nullish(), message: z.string().nullish() }).nullish(),
})

/** The response of `images:annotate`, as far as it is used here. */
export const VisionResponse = z.object({ responses: z.array(ImageResponse).nullish() })
