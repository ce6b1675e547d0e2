import { join } from 'node:path'
import type { ObjectStore } from '../../ports/index'
import type { FileSystem } from '../disk/file-system'
import { createLocalObjectStore } from './local-object-store'
import type { S3Bucket } from './create-bucket-client'
import { createS3ObjectStore } from './s3-object-store'

export interface ObjectStoreOptions {
  /** Folder of partial uploads, and of objects unless there is a bucket. */
  dataFolder: string
  bucket: S3Bucket | null
  /** Signs the addresses of objects in the data folder. */
  secret: Uint8Array
  now: () => Date
  /** Writes the files; Node's by default. */
  fileSystem?: FileSystem | undefined
}

export const incomingFolderOf = (dataFolder: string): string => join(dataFolder, 'objects-incoming')

/** Opens the configured store: bucket or data folder. */
export function openObjectStore({ dataFolder, bucket, secret, now, fileSystem }: ObjectStoreOptions): ObjectStore {
  const temporaryFolder = incomingFolderOf(dataFolder)
  return bucket
    ? createS3ObjectStore({ ...bucket, temporaryFolder, now, fileSystem })
    : createLocalObjectStore({ folder: dataFolder, temporaryFolder, secret, now, fileSystem })
}
