import { translateUpload } from '@lectern/contracts/quiz'
import { readFile, rm } from 'node:fs/promises'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { FormLimits, ReceivedForm } from '../../platform/http/receive-form'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { Translate } from './libre-translate'

const maxCharacters = 50_000
const limits: Partial<FormLimits> = { maximumFiles: 1, maximumFileBytes: 200_000, maximumTotalBytes: 200_000 }

/**
 * @param translate null if the operator has configured no service
 */
export function translationHandlers(translate: Translate | null): RouteBinding[] {
  return [
    bindRoute(translateUpload, async ({ body, signal }) => {
      if (!translate) {
        throw new ApiFailure(
          'not-available',
          'This server translates nothing. Ask the operator to set TRANSLATE_URL to a LibreTranslate service.',
        )
      }
      const form = await body.receive(limits)
      const { sourceLanguage: source, targetLanguage: target } = form.fields
      const translation = await translate({ text: await readText(form), source, target }, signal)
      return {
        status: 200,
        body: { translatedText: translation.text, sourceLanguage: translation.source, targetLanguage: target },
      }
    }),
  ]
}

async function readText({ fields, files, folder }: ReceivedForm<{ text?: string | undefined }>): Promise<string> {
  try {
    const [file] = files
    if (file && fields.text !== undefined) {
      throw new ApiFailure('invalid-field', 'Send either a text or a file.', { field: 'text' })
    }
    // Forms send line ends as CR LF.
    const text = file ? decodeText(await readFile(file.path)) : fields.text?.replaceAll('\r\n', '\n')
    if (text === undefined || text.trim() === '') {
      throw new ApiFailure('invalid-field', 'Send a text, or a text file as the part "file".', { field: 'text' })
    }
    if (text.length > maxCharacters) {
      throw new ApiFailure('too-large', `The text has more than ${maxCharacters} characters. Send it in parts.`, {
        field: 'text',
      })
    }
    return text
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function decodeText(bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw noText(cause)
  }
  if (text.includes('\0')) throw noText()
  return text
}

function noText(cause?: unknown): ApiFailure {
  return new ApiFailure('wrong-type', 'The file is not text in UTF-8.', { field: 'file', cause })
}
