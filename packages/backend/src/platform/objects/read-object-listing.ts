import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

const Entry = z.object({
  Key: z.string(),
  Size: z.coerce.number(),
  ETag: z.string().default(''),
  LastModified: z.string(),
})

const Listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(Entry).default([]),
    IsTruncated: z.string().default('false'),
    NextContinuationToken: z.string().optional(),
  }),
})

export interface ObjectListing {
  objects: { key: string; sizeBytes: number; etag: string; modifiedAt: number }[]
  /** Continuation token; undefined on the last page. */
  next: string | null
}

/** Parses the response of an S3 `ListObjectsV2` request. Throws if it is anything else. */
export function readObjectListing(xml: string): ObjectListing {
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })
  const { ListBucketResult: listing } = Listing.parse(parser.parse(xml))
  return {
    objects: listing.Contents.map(({ Key, Size, ETag, LastModified }) => ({
      key: Key,
      sizeBytes: Size,
      etag: ETag.replaceAll('"', ''),
      modifiedAt: Date.parse(LastModified) / 1000,
    })),
    next: listing.IsTruncated === 'true' ? (listing.NextContinuationToken ?? null) : null,
  }
}
