import type { Hono } from 'hono'
import type { ApiEnvironment } from '../../platform/http/hono-env'
import { receiveUpload, type UploadServices } from './receive-upload'
import { serveObject, type ServeServices } from './serve-object'

/**
 * Mounts `/objects/…`: downloads, and uploads to signed addresses.
 *
 * There is no limit by address: a class that opens a book loads hundreds of files from the school's one address, and a
 * refusal would be a page without its image. Costs are bounded elsewhere: public media need only the store, not the
 * database, and each image is resized once per width, a few at a time.
 */
export function mountObjects(api: Hono<ApiEnvironment>, services: ServeServices & UploadServices): void {
  api.use('/objects/*', (context, next) => {
    context.set('route', '/objects/{key}')
    return next()
  })
  api.on(['GET', 'HEAD'], '/objects/*', (context) => serveObject(context, services))
  api.put('/objects/*', (context) => receiveUpload(context, services))
}
