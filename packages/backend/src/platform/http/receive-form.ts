import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { FileSystem } from '../disk/file-system'
import { findFullDisk } from '../disk/find-full-disk'
import { readFieldPart } from './read-field-part'
import { writeFilePart, type SizeCheck } from './write-file-part'

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
  const checkFile = createSizeCheck(limits)
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
  const refuse = (stream: BusboyFileStream, failure: ApiFailure) => {
    stream.on('error', () => stream.destroy())
    fail(failure)
  }
  /** Adds a part that is being received; the form fails with it. */
  const follow = <Received>(parts: Promise<Received>[], part: Promise<Received>) => {
    part.catch((error: unknown) => parser.destroy(toError(error)))
    parts.push(part)
  }

  const receiveFile = async (part: string, stream: BusboyFileStream, fileName: string): Promise<ReceivedFile> => {
    const path = join(folder, `${writes.length}-${randomUUID()}`)
    return { part, fileName, path, sizeBytes: await writeFilePart(stream, { path, fileSystem }, checkFile(fileName)) }
  }

  const receiveField = async (name: string, stream: BusboyFileStream): Promise<void> => {
    fields[name] = await readFieldPart(name, stream, limits.maximumFieldBytes)
  }

  parser.on('file', (part: string | undefined, stream, fileName: string | undefined, _encoding, partType) => {
    if (part === undefined) {
      refuse(stream, new ApiFailure('unreadable-request', 'A part of the form has no name.'))
      return
    }
    const isField = fileName === undefined && partType !== 'application/octet-stream'
    const failure =
      checkNames(part, fileName) ??
      (isField ? checkFieldCount(fieldReads.length) : checkPart(part, writes.length, partNames, limits))
    if (failure !== null) {
      refuse(stream, failure)
      return
    }
    streams.push(stream)
    if (isField) follow(fieldReads, receiveField(part, stream))
    else follow(writes, receiveFile(part, stream, fileName || 'file'))
  })
  parser.on('filesLimit', () => fail(new ApiFailure('too-large', 'The form has too many parts.')))

  try {
    // A refused form must not close its connection, which carries the response.
    await pipeline(request.iterator({ destroyOnReturn: false }), parser)
  } catch (error) {
    // The parser would wait for the rest of the current file.
    for (const stream of streams) stream.destroy(toError(error))
    await Promise.allSettled([...writes, ...fieldReads])
    throw error
  }
  await Promise.all(fieldReads)
  return { fields, files: await Promise.all(writes) }
}

function checkNames(part: string, fileName: string | undefined): ApiFailure | null {
  const misnamed = replacedText.test(part) ? 'part' : replacedText.test(fileName ?? 'file') ? 'file' : null
  if (misnamed === null) return null
  return new ApiFailure('unreadable-request', `The name of a ${misnamed} of the form is not UTF-8.`)
}

function checkFieldCount(received: number): ApiFailure | null {
  return received === maxFields ? new ApiFailure('too-large', 'The form has too many fields.') : null
}

function checkPart(
  part: string,
  received: number,
  partNames: readonly string[],
  limits: FormLimits,
): ApiFailure | null {
  if (received === limits.maximumFiles)
    return new ApiFailure('too-large', `Send at most ${limits.maximumFiles} files at once.`)
  if (partNames.includes(part)) return null
  return new ApiFailure('invalid-field', `No file is expected in "${part}", only in ${partNames.join(', ')}.`)
}

/** Returns a function that starts a file. The one that it returns checks the file and the form after each chunk. */
function createSizeCheck(limits: FormLimits): (fileName: string) => SizeCheck {
  let totalBytes = 0
  return (fileName) => (chunkBytes, fileBytes) => {
    totalBytes += chunkBytes
    if (fileBytes > limits.maximumFileBytes)
      return new ApiFailure('too-large', `${fileName} is larger than ${megabytes(limits.maximumFileBytes)} MB.`)
    if (totalBytes > limits.maximumTotalBytes)
      return new ApiFailure('too-large', `Send at most ${megabytes(limits.maximumTotalBytes)} MB at once.`)
    return null
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
