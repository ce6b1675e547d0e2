import type { errorMessages, TextsOf, Translate } from '@lectern/messages'

/** The service that tracks are uploaded to, by the name that authors read, where nothing else is configured. */
const usualStorageService = 'S3'

/**
 * Why an MP3 did not reach the storage.
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
