import type { errorMessages, TextsOf, Translate } from '@lectern/messages'

/** Name of the upload storage as authors read it, unless another one is configured. */
const usualStorageService = 'S3'

/**
 * Returns the text that tells why an MP3 could not be uploaded.
 *
 * @param o.status what the storage answered, in words
 * @param o.service how this installation calls its storage
 */
export function tellUploadFailure(
  t: Translate<TextsOf<typeof errorMessages>>,
  { status, service = usualStorageService }: { readonly status: string; readonly service?: string | undefined },
): string {
  return t('mp3UploadFailed', { service, status })
}
