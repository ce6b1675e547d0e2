import type { errorMessages, TextsOf, Translate } from '@lectern/messages'

/** Name of the upload storage as authors read it, unless another one is configured. */
const defaultStorageService = 'S3'

/**
 * Returns a text that says why an MP3 could not be uploaded.
 *
 * @param o.status status text of the storage's response
 * @param o.service name of the storage in this installation
 */
export function describeUploadFailure(
  t: Translate<TextsOf<typeof errorMessages>>,
  { status, service = defaultStorageService }: { readonly status: string; readonly service?: string | undefined },
): string {
  return t('mp3UploadFailed', { service, status })
}
