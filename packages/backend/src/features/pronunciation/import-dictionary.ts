import { firstIssue } from '../../entities/failures/first-issue'
import { dictionaryLimits, NewDictionary } from '@lectern/contracts/speech'
import { readPls } from '@lectern/formats/pls'
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { FormLimits, ReceivedForm } from '../../platform/http/receive-form'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

/** A file of a megabyte can be parsed without delaying other requests. */
export const importLimits: Partial<FormLimits> = {
  maximumFiles: 1,
  maximumFileBytes: maxUploadBytes.pronunciationDictionary,
  maximumTotalBytes: maxUploadBytes.pronunciationDictionary,
}

/** Parses a PLS file into a dictionary with the given name, or else that of the file. */
export async function readImportedDictionary({
  fields,
  files,
}: ReceivedForm<{ name?: string | undefined }>): Promise<z.output<typeof NewDictionary>> {
  const [file] = files
  if (!file) throw new ApiFailure('invalid-field', 'Send a PLS file as the part "file".', { field: 'file' })
  const reading = readPls(decode(await readFile(file.path)), {
    rules: dictionaryLimits.rules,
    wordCharacters: dictionaryLimits.wordCharacters,
    aliasCharacters: dictionaryLimits.aliasCharacters,
  })
  if (reading.kind === 'unreadable') {
    throw new ApiFailure('wrong-type', `Line ${reading.line}: ${reading.message.replace(/\.?$/, '.')}`, {
      field: 'file',
    })
  }
  const name = fields.name?.trim() || nameOf(file.fileName)
  const checked = NewDictionary.safeParse({ name, rules: reading.rules })
  if (checked.success) return checked.data
  const issue = firstIssue(checked.error)
  const [, index] = issue.path
  const place = typeof index === 'number' ? `The rule for "${reading.rules[index]?.string_to_replace}"` : 'The name'
  throw new ApiFailure('invalid-field', `${place} cannot be kept: ${issue.message}.`, {
    field: typeof index === 'number' ? 'file' : 'name',
  })
}

function nameOf(fileName: string): string {
  const name = fileName.replace(/\.[A-Za-z]{1,5}$/, '').replaceAll(/\p{C}/gu, '')
  return name.trim().slice(0, dictionaryLimits.nameCharacters) || 'Imported'
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ApiFailure('wrong-type', 'The file is not written in UTF-8. Save it as UTF-8 and send it again.', {
      field: 'file',
    })
  }
}
