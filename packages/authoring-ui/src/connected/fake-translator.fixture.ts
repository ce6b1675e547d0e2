/** The translation service behind the fake server. */
export interface FakeTranslator {
  /** Requests that were translated. */
  readonly requests: { readonly text: string; readonly from: string; readonly to: string }[]
  /** English translations by Spanish text. A request with any other text is refused. */
  readonly texts: Map<string, string>
  /** Response to the next requests, instead of a translation. */
  refuse: { status: number; body: unknown } | null
}

export function createFakeTranslator(): FakeTranslator {
  return { requests: [], texts: new Map(), refuse: null }
}

/** Response of a server without a translation service. */
export const noTranslation = {
  status: 501,
  body: {
    code: 'not-available',
    msg: 'This server translates nothing. Ask the operator to set TRANSLATE_URL to a LibreTranslate service.',
  },
} as const

const languageCode = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/

/** Responds like `POST /upload/translate`, which accepts a form with exactly these fields. */
export async function answerTranslation(
  translator: FakeTranslator,
  request: Request,
): Promise<{ readonly status: number; readonly body: unknown }> {
  if (translator.refuse !== null) return translator.refuse
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data;')) return invalid('content-type')
  const fields = Object.fromEntries(await request.formData())
  const { text, sourceLanguage, targetLanguage, ...others } = fields
  const [unknownField] = Object.keys(others)
  if (unknownField !== undefined) return invalid(unknownField)
  if (typeof text !== 'string' || text.trim() === '' || text.length > 50_000) return invalid('text')
  if (typeof sourceLanguage !== 'string' || !languageCode.test(sourceLanguage)) return invalid('sourceLanguage')
  if (typeof targetLanguage !== 'string' || !languageCode.test(targetLanguage)) return invalid('targetLanguage')
  const translatedText = translator.texts.get(text)
  if (translatedText === undefined) return invalid('text')
  translator.requests.push({ text, from: sourceLanguage, to: targetLanguage })
  return { status: 200, body: { translatedText, sourceLanguage, targetLanguage } }
}

function invalid(field: string): { readonly status: number; readonly body: unknown } {
  return { status: 422, body: { code: 'invalid-field', field, msg: `The fake translator refuses "${field}".` } }
}
