import { AwsClient } from 'aws4fetch'
import { isObjectKey } from '../../entities/objects/object-keys'
import type { SignUrlRequest } from '../../ports/index'
import { StoreUnavailableError } from './store-unavailable-error'

/** A bucket of an S3-compatible service and its credentials. */
export interface S3Bucket {
  /** Origin of the service, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface BucketClient {
  readonly bucketAddress: string
  /** Returns the address of an object. Throws if the key is none. */
  readonly addressOf: (key: string) => string
  /** Sends a signed request. Throws StoreUnavailableError if the service cannot be reached. */
  readonly ask: (address: string, request?: RequestInit) => Promise<Response>
  /** Signs an address with which others send one request. */
  readonly sign: (request: SignUrlRequest, now: Date) => Promise<string>
}

/** Addresses signed within this time are equal, so that browsers can reuse their cache. */
const sameAddressSeconds = 300
const tries = 3

/** Signs the requests to a bucket, whose addresses are path-style. Retries responses with 5xx. */
export function createBucketClient({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Bucket): BucketClient {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: tries - 1 })
  const bucketAddress = `${endpoint.replace(/\/$/, '')}/${bucket}`

  function addressOf(key: string): string {
    if (!isObjectKey(key)) throw new Error(`"${key}" is not an object key`)
    return `${bucketAddress}/${key}`
  }

  return {
    bucketAddress,
    addressOf,

    async ask(address, request) {
      try {
        // Redirects are not followed: objects elsewhere are not ours.
        return await client.fetch(address, { ...request, redirect: 'error' })
      } catch (cause) {
        throw new StoreUnavailableError('The object store cannot be reached', { cause })
      }
    },

    async sign({ key, method, expiresInSeconds, contentType, exactBytes }, now) {
      const seconds = Math.floor(now.getTime() / 1000)
      const signedAt = seconds - (seconds % sameAddressSeconds)
      const address = new URL(addressOf(key))
      address.searchParams.set('X-Amz-Expires', String(expiresInSeconds + seconds - signedAt))
      const datetime = new Date(signedAt * 1000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
      const { url } = await client.sign(address, {
        method,
        headers: {
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
          ...(exactBytes === undefined ? {} : { 'content-length': String(exactBytes) }),
        },
        aws: { signQuery: true, datetime, allHeaders: true },
      })
      return url
    },
  }
}
