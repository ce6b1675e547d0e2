import type { RouteDefinition } from '@lectern/contracts'
import type { Context } from 'hono'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FileSystem } from '../disk/file-system'
import type { ApiEnvironment } from './hono-env'
import { parsePart } from './parse-part'
import { receiveForm, type FormLimits, type ReceivedFile, type ReceivedForm } from './receive-form'

/** The body of a request with a form, which the handler receives after it has checked the rights of the caller. */
export interface FormBody {
  receive(narrower?: Partial<FormLimits>): Promise<ReceivedForm<unknown>>
}

/** Returns the body of a request with a form; null for a route without one. */
export function createFormBody(
  { body }: RouteDefinition,
  context: Context<ApiEnvironment>,
  options: { uploadsFolder: string; fileSystem: FileSystem | undefined; formLimits: FormLimits },
): FormBody | null {
  if (body?.kind !== 'multipart') return null
  return {
    receive: async (narrower = {}) => {
      const { uploadsFolder: folder, fileSystem, formLimits } = options
      const limits = { ...formLimits, ...narrower }
      const form = await receiveForm(context.env.incoming, { folder, fileSystem }, body.files, limits)
      return keepFolder(form, () => ({ ...form, fields: parsePart(body.schema, () => form.fields) }))
    },
  }
}

/** Claims the key of the request with the content of the form as soon as it is received. */
export function claimForm(body: FormBody, claim: (content: unknown) => Promise<void>): FormBody {
  return {
    receive: async (narrower) => {
      const form = await body.receive(narrower)
      return keepFolder(form, async () => {
        await claim({ fields: form.fields, files: await Promise.all(form.files.map(describeFile)) })
        return form
      })
    },
  }
}

/** Deletes the files of the form if the work fails. */
async function keepFolder<T>({ folder }: { folder: string }, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function describeFile({ part, fileName, path }: ReceivedFile) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { part, fileName, sha256: hash.digest('hex') }
}
