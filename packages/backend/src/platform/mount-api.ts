import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { maxUploadBytes } from './uploads/max-upload-bytes'
import { assembleApi, refuseUnknownPath } from './api/assemble-api'
import type { Feature } from './api/feature'
import type { Platform } from './create-platform'
import type { ApiEnvironment } from './http/hono-env'
import type { ChosenLimits } from './limits/call-limits'
import { createCallLimits } from './limits/limit-calls'

const megabyte = 1_000_000

export interface ApiOptions {
  /** Limits that the operator has changed. */
  limits?: ChosenLimits
  /** Number of the operator's own proxies in front of the server. */
  proxies?: number
  /** Compare every response with the contract; for tests. */
  checkResponses?: boolean
  /** Origin that readers use, without a slash at its end. */
  readerOrigin: string
}

/** Builds the HTTP app of all features. */
export function mountApi(platform: Platform, features: readonly Feature[], options: ApiOptions): Hono<ApiEnvironment> {
  const { proxies = 0 } = options
  const { database, pool, queue, tokens, metrics, uploadsFolder, retryRead, databaseDisk, logger, now } = platform
  const api = assembleApi(
    features.flatMap((feature) => feature.routes),
    {
      verifyAccessToken: (token) => tokens.verify(token),
      limits: createCallLimits(database, options.limits ?? {}, now),
      proxies,
      database,
      pool,
      running: new Set(),
      queue,
      retryRead,
      uploadsFolder,
      fileSystem: platform.fileSystem,
      formLimits: {
        maximumFiles: 2000,
        maximumFileBytes: maxUploadBytes.importFile,
        maximumTotalBytes: 4000 * megabyte,
        maximumFieldBytes: megabyte,
      },
      maximumJsonBytes: 64 * megabyte,
      maximumSessionBytes: 16_000,
      checkResponses: options.checkResponses ?? false,
      logger,
      newRequestId: randomUUID,
      monotonicSeconds: () => performance.now() / 1000,
      countCall: (call) => metrics.count(call),
      noteFailure: (error) => databaseDisk.note(error),
      isHttpsOnly: options.readerOrigin.startsWith('https://'),
    },
  )
  for (const { mount } of features) mount?.(api)
  api.notFound(refuseUnknownPath)
  return api
}
