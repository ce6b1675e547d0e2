import { createContext, use } from 'react'
import type { MediumUpload, UploadMediumOptions } from './upload-medium'

export interface MediaServices {
  readonly upload: (options: Omit<UploadMediumOptions, 'session'>) => Promise<MediumUpload>
  /** Languages of the book. */
  readonly languages: readonly string[]
}

/** The upload of media and the languages that they can be for. */
export const MediaContext = createContext<MediaServices | null>(null)

export function useMediaServices(): MediaServices {
  const services = use(MediaContext)
  if (services === null) throw new Error('Media are edited outside of a quiz: put them below <MediaContext>.')
  return services
}
