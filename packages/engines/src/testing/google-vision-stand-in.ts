import sharp from 'sharp'
import { z } from 'zod'

/*
 * The request of `images:annotate` as Google's discovery document of the Vision API, v1, describes it; what is not in there
 * is refused, as Google does ("Unknown name … Cannot find field").
 */
const LatLong = z.strictObject({ latitude: z.number().optional(), longitude: z.number().optional() })
const featureTypes = [
  'TYPE_UNSPECIFIED',
  'FACE_DETECTION',
  'LANDMARK_DETECTION',
  'LOGO_DETECTION',
  'LABEL_DETECTION',
  'TEXT_DETECTION',
  'DOCUMENT_TEXT_DETECTION',
  'SAFE_SEARCH_DETECTION',
  'IMAGE_PROPERTIES',
  'CROP_HINTS',
  'WEB_DETECTION',
  'PRODUCT_SEARCH',
  'OBJECT_LOCALIZATION',
] as const
const ImageContext = z
  .strictObject({
    languageHints: z.array(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]+)?$/)).optional(),
    latLongRect: z.strictObject({ minLatLng: LatLong.optional(), maxLatLng: LatLong.optional() }).optional(),
    cropHintsParams: z.strictObject({ aspectRatios: z.array(z.number()).optional() }).optional(),
    webDetectionParams: z.strictObject({ includeGeoResults: z.boolean().optional() }).optional(),
    textDetectionParams: z
      .strictObject({
        enableTextDetectionConfidenceScore: z.boolean().optional(),
        advancedOcrOptions: z.array(z.string()).optional(),
      })
      .optional(),
  })
  // Google refuses an empty one.
  .refine((context) => Object.keys(context).length > 0)
const AnnotateImageRequest = z.strictObject({
  image: z.strictObject({
    content: z.base64().min(1).optional(),
    source: z.strictObject({ gcsImageUri: z.string().optional(), imageUri: z.string().optional() }).optional(),
  }),
  features: z
    .array(
      z.strictObject({
        type: z.enum(featureTypes),
        maxResults: z.int().optional(),
        model: z.enum(['builtin/stable', 'builtin/latest']).optional(),
      }),
    )
    .min(1),
  imageContext: ImageContext.optional(),
})
const BatchAnnotateImagesRequest = z.strictObject({
  requests: z.array(AnnotateImageRequest).min(1).max(16),
  parent: z
    .string()
    .regex(/^projects\/[^/]+\/locations\/[^/]+$/)
    .optional(),
  labels: z.record(z.string(), z.string()).optional(),
})
const MAX_JSON_BYTES = 10_485_760

export interface VisionCall {
  width: number
  height: number
  format: string
  languageHints: string[]
  feature: string
}

export interface VisionStandIn {
  fetch: typeof globalThis.fetch
  /** Those that were understood. */
  calls: VisionCall[]
  /** Seconds that were waited between calls. */
  waits: number[]
}

export const visionKey = 'a key & its signs'
export const visionUrl = 'https://vision.test'

export function refuse(status: number, error: object, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code: status, ...error } }, { status, headers })
}

/**
 * Google Cloud Vision for tests. Each call is checked against the published schema, its image is read; then the next of
 * `responses` is given, the last one again and again.
 */
export function createVisionStandIn(responses: (() => Response | Promise<Response>)[]): VisionStandIn {
  const calls: VisionCall[] = []
  let given = 0
  return {
    calls,
    waits: [],
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input)
      if (url.origin !== visionUrl || url.pathname !== '/v1/images:annotate' || init?.method !== 'POST') {
        return refuse(404, { status: 'NOT_FOUND', message: `${init?.method} ${url.href} is not known` })
      }
      if (url.searchParams.get('key') !== visionKey) {
        const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
        const message = 'API key not valid. Please pass a valid API key.'
        return refuse(400, { status: 'INVALID_ARGUMENT', message, details })
      }
      if (init.redirect !== 'error') {
        return refuse(400, { status: 'INVALID_ARGUMENT', message: 'A redirection would carry the key elsewhere' })
      }
      if (!new Headers(init.headers).get('content-type')?.startsWith('application/json')) {
        return refuse(400, { status: 'INVALID_ARGUMENT', message: 'The body is not JSON' })
      }
      const body = Buffer.from(await new Response(init.body).arrayBuffer())
      if (body.byteLength > MAX_JSON_BYTES) {
        const message = `Request payload size exceeds the limit: ${MAX_JSON_BYTES} bytes.`
        return refuse(400, { status: 'INVALID_ARGUMENT', message })
      }
      const request = BatchAnnotateImagesRequest.safeParse(JSON.parse(body.toString('utf8')))
      if (!request.success) return refuse(400, { status: 'INVALID_ARGUMENT', message: request.error.message })
      const [only] = request.data.requests
      const { width, height, format } = await sharp(Buffer.from(only?.image.content ?? '', 'base64')).metadata()
      const languageHints = only?.imageContext?.languageHints ?? []
      calls.push({ width, height, format, languageHints, feature: only?.features[0]?.type ?? '' })
      const respond = responses[Math.min(given, responses.length - 1)]
      given += 1
      init.signal?.throwIfAborted()
      return respond ? respond() : refuse(500, {})
    },
  }
}
