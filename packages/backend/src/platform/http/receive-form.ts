import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { FileSystem } from '../disk/file-system'
import { findFullDisk } from '../disk/find-full-disk'

export interface ReceivedFile {
  /** Name of the form part. */
  part: string
  /** Name given by the sender; for messages only, never a path. */
  fileName: string
  /** Path of the received file. */
  path: string
  sizeBytes: number
}

export interface ReceivedForm<Fields> {
  fields: Fields
  /** In the order of the form. */
  files: ReceivedFile[]
  /** Folder of the files; the receiver deletes it. */
  folder: string
}

/** Folder that files are received in. */
export interface UploadsFolder {
  folder: string
  /** Writes the files; Node's by default. */
  fileSystem?: FileSystem | undefined
}

export interface FormLimits {
  maximumFiles: number
  maximumFileBytes: number
  maximumTotalBytes: number
  maximumFieldBytes: number
}

/** Fields of one form. */
const maxFields = 100

/** Matches what the parser makes of names that are not UTF-8: replacement characters and half surrogate pairs. */
const replacedText = /[\ufffd\p{Surrogate}]/u

/**
 * Streams a multipart form to a new folder under that of all uploads, in constant memory. Refuses files of parts that the
 * route does not name. On any failure (a limit, a truncated body, a disconnected sender) the folder is deleted.
 */
export async function receiveForm(
  request: IncomingMessage,
  uploads: UploadsFolder,
  partNames: readonly string[],
  limits: FormLimits,
): Promise<ReceivedForm<Record<string, string>>> {
  const contentType = request.headers['content-type']
  if (!contentType || !/^multipart\/form-data\b/i.test(contentType)) {
    throw new ApiFailure('unreadable-request', 'Send the body as multipart/form-data.')
  }
  const folder = join(uploads.folder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    return { ...(await receiveInto({ ...uploads, folder }, request, contentType, partNames, limits)), folder }
  } catch (cause) {
    await rm(folder, { recursive: true, force: true })
    if (cause instanceof ApiFailure || findFullDisk(cause) !== null) throw cause
    throw new ApiFailure('unreadable-request', 'The upload ended early or is not a valid form. Send it again.', {
      cause,
    })
  }
}

async function receiveInto(
  { folder, fileSystem }: UploadsFolder,
  request: IncomingMessage,
  contentType: string,
  partNames: readonly string[],
  limits: FormLimits,
): Promise<{ fields: Record<string, string>; files: ReceivedFile[] }> {
  const fields: Record<string, string> = {}
  const writes: Promise<ReceivedFile>[] = []
  const fieldReads: Promise<void>[] = []
  const streams: BusboyFileStream[] = []
  let totalBytes = 0
  let parser: BusboyInstance
  try {
    parser = new Busboy({
      headers: { 'content-type': contentType },
      // Fields are received as files: the parser would replace bytes that are not UTF-8.
      isPartAFile: () => true,
      limits: { files: limits.maximumFiles + maxFields },
    })
  } catch (cause) {
    throw new ApiFailure('unreadable-request', 'The form has no valid boundary.', { cause })
  }
  const fail = (failure: ApiFailure) => parser.destroy(failure)

  const receiveFile = async (part: string, stream: BusboyFileStream, fileName: string): Promise<ReceivedFile> => {
    const path = join(folder, `${writes.length}-${randomUUID()}`)
    let sizeBytes = 0
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sizeBytes += chunk.length
        totalBytes += chunk.length
        if (sizeBytes > limits.maximumFileBytes) {
          done(new ApiFailure('too-large', `${fileName} is larger than ${megabytes(limits.maximumFileBytes)} MB.`))
        } else if (totalBytes > limits.maximumTotalBytes) {
          done(new ApiFailure('too-large', `Send at most ${megabytes(limits.maximumTotalBytes)} MB at once.`))
        } else done(null, chunk)
      },
    })
    await pipeline(stream, count, createWriteStream(path, { flags: 'wx', ...(fileSystem ? { fs: fileSystem } : {}) }))
    return { part, fileName, path, sizeBytes }
  }

  const receiveField = async (name: string, stream: BusboyFileStream): Promise<void> => {
    const chunks: Buffer[] = []
    let sizeBytes = 0
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        sizeBytes += chunk.length
        chunks.push(chunk)
        const isTooLarge = sizeBytes > limits.maximumFieldBytes
        done(
          isTooLarge
            ? new ApiFailure('too-large', `The field ${name} is larger than ${limits.maximumFieldBytes} bytes.`)
            : null,
        )
      },
    })
    await pipeline(stream, collect)
    fields[name] = decodeField(name, Buffer.concat(chunks))
  }

  parser.on('file', (part: string | undefined, stream, fileName: string | undefined, _encoding, partType) => {
    if (part === undefined) {
      stream.on('error', () => stream.destroy())
      fail(new ApiFailure('unreadable-request', 'A part of the form has no name.'))
      return
    }
    const misnamed = replacedText.test(part) ? 'part' : replacedText.test(fileName ?? 'file') ? 'file' : null
    if (misnamed !== null) {
      stream.on('error', () => stream.destroy())
      fail(new ApiFailure('unreadable-request', `The name of a ${misnamed} of the form is not UTF-8.`))
      return
    }
    if (fileName === undefined && partType !== 'application/octet-stream') {
      streams.push(stream)
      if (fieldReads.length === maxFields) {
        stream.on('error', () => stream.destroy())
        fail(new ApiFailure('too-large', 'The form has too many fields.'))
        return
      }
      const read = receiveField(part, stream)
      read.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))))
      fieldReads.push(read)
      return
    }
    if (writes.length === limits.maximumFiles) {
      stream.on('error', () => stream.destroy())
      fail(new ApiFailure('too-large', `Send at most ${limits.maximumFiles} files at once.`))
      return
    }
    if (!partNames.includes(part)) {
      stream.on('error', () => stream.destroy())
      fail(new ApiFailure('invalid-field', `No file is expected in "${part}", only in ${partNames.join(', ')}.`))
      return
    }
    streams.push(stream)
    const write = receiveFile(part, stream, fileName || 'file')
    write.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))))
    writes.push(write)
  })
  parser.on('filesLimit', () => fail(new ApiFailure('too-large', 'The form has too many parts.')))

  try {
    // A refused form must not close its connection, which carries the response.
    await pipeline(request.iterator({ destroyOnReturn: false }), parser)
  } catch (error) {
    // The parser would wait for the rest of the current file.
    for (const stream of streams) stream.destroy(error instanceof Error ? error : new Error(String(error)))
    await Promise.allSettled([...writes, ...fieldReads])
    throw error
  }
  await Promise.all(fieldReads)
  return { fields, files: await Promise.all(writes) }
}

/** Decodes the text of a field. Refuses bytes that are not UTF-8, such as lone surrogates, and NUL characters. */
function decodeField(name: string, bytes: Uint8Array): string {
  const text = decodeUtf8(bytes)
  if (text === null) throw new ApiFailure('invalid-field', `${name} is not UTF-8.`, { field: name })
  if (text.includes('\0')) throw new ApiFailure('invalid-field', `${name} holds a NUL character.`, { field: name })
  return text
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
