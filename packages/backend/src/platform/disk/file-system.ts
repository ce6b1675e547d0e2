import type { createWriteStream } from 'node:fs'

type WriteStreamOptions = Exclude<Parameters<typeof createWriteStream>[1], string | undefined>

/** The calls that write files: those of Node, or those of a test whose disk is full. */
export type FileSystem = NonNullable<WriteStreamOptions['fs']>
