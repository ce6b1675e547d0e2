import type { Hono } from 'hono'
import type { ApiEnvironment } from '../http/environment'
import { acceptObject, type ObjectIntake } from './accept-object'
import { serveObject, type ObjectGate } from './serve-object'

/**
 * Mounts `/objects/…`: what is there can be had, and files come in at signed addresses.
 *
 * No limit by address: a class that opens a book loads hundreds of media each, all from the school's one address, and what
 * is refused is a page without its picture. What costs is bounded where it arises: open media need the store alone, not the
 * database, and each image is made once in each of a few widths, some at a time.
 */
export function mountObjects(api: Hono<ApiEnvironment>, services: ObjectGate & ObjectIntake): void {
  api.use('/objects/*', (context, next) => {
    context.set('route', '/objects/{key}')
    return next()
  })
  api.on(['GET', 'HEAD'], '/objects/*', (context) => serveObject(context, services))
  api.put('/objects/*', (context) => acceptObject(context, services))
}
