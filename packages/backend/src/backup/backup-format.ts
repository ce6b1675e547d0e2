import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Why a backup cannot be made or restored, in words for the operator. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupProblem'
  }
}

export const manifestFile = 'manifest.json'
export const objectListFile = 'objects.jsonl.gz'
export const objectsFolder = 'objects'
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`

const count = z.number().int().min(0)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Names of our own tables and sequences, which become part of SQL and of paths. */
const Name = z.string().regex(/^[a-z][a-z0-9_]*$/)

/** A file of the backup as it must be. */
const WrittenFile = z.object({ bytes: count, sha256: Sha256 })
export type WrittenFile = z.output<typeof WrittenFile>

const BackupTable = z.object({
  name: Name,
  columns: z.array(z.string()),
  rows: count,
  /** Of the rows' own text, in the order of the file. */
  rowsSha256: Sha256,
  file: WrittenFile,
})
export type BackupTable = z.output<typeof BackupTable>

const BackupSequence = z.object({ name: Name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })
export type BackupSequence = z.output<typeof BackupSequence>

/** Stands beside the files of a backup once they are complete; without it there is no backup. */
export const Manifest = z.object({
  format: z.literal('lectern-backup'),
  formatVersion: z.literal(1),
  madeAt: z.string(),
  /** Of the program. */
  version: z.string(),
  /** Hashes of the migrations that made the schema, in their order. */
  migrations: z.array(z.string()),
  /** In an order in which each comes after those that it refers to. */
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
  /** It may have come in after the rows were read: then no row names it. */
  isLate: z.boolean(),
})
export type BackupObject = z.output<typeof BackupObject>

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) {
    throw new BackupProblem(`${folder} holds no finished backup: ${manifestFile} is missing.`)
  }
  const manifest = Manifest.safeParse(parseJson(text))
  if (!manifest.success) throw new BackupProblem(`${join(folder, manifestFile)} is damaged, or of another program.`)
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
