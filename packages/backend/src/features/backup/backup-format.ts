import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** An error that prevents a backup or a restore; its message is for the operator. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
  }
}

export const manifestFile = 'manifest.json'
export const objectListFile = 'objects.jsonl.gz'
export const objectsFolder = 'objects'
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`

const count = z.number().int().min(0)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Pattern of our own tables and sequences, whose names become part of SQL and paths. */
const Name = z.string().regex(/^[a-z][a-z0-9_]*$/)

/** Expected size and hash of a file of the backup. */
const WrittenFile = z.object({ bytes: count, sha256: Sha256 })
export type WrittenFile = z.output<typeof WrittenFile>

const BackupTable = z.object({
  name: Name,
  columns: z.array(z.string()),
  rows: count,
  /** Hash of the rows' text, in the order of the file. */
  rowsSha256: Sha256,
  file: WrittenFile,
})
export type BackupTable = z.output<typeof BackupTable>

const BackupSequence = z.object({ name: Name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })
export type BackupSequence = z.output<typeof BackupSequence>

/** Manifest, written last: a folder without it is not a backup. */
export const Manifest = z.object({
  format: z.literal('lectern-backup'),
  formatVersion: z.literal(1),
  madeAt: z.string(),
  /** Version of the program. */
  version: z.string(),
  /** Hashes of the migrations of the schema, in order. */
  migrations: z.array(z.string()),
  /** Each after the tables that it references. */
  tables: z.array(BackupTable),
  sequences: z.array(BackupSequence),
  objects: z.object({ count, bytes: count, list: WrittenFile }),
})
export type Manifest = z.output<typeof Manifest>

/** A line of the list of objects. */
export const BackupObject = z.object({
  key: z.string(),
  contentType: z.string(),
  sizeBytes: count,
  sha256: Sha256,
  /** Objects stored after the rows were read may be in no row. */
  isLate: z.boolean(),
})
export type BackupObject = z.output<typeof BackupObject>

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) {
    throw new BackupError(`${folder} holds no finished backup: ${manifestFile} is missing.`)
  }
  const manifest = Manifest.safeParse(parseJson(text))
  if (!manifest.success) throw new BackupError(`${join(folder, manifestFile)} is damaged, or of another program.`)
  return manifest.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
