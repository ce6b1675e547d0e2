import type { MarkRect } from '../marks/page-mark'

interface MediaUpload {
  readonly kind: 'audio' | 'subtitles' | 'video' | 'picture'
  /** Id of the mark: letters, digits, hyphens and underscores. */
  readonly markId: string
  readonly file: File
  /** Fraction of the bytes sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Uploads a sound, subtitles, a video or a picture of a mark. `msg` is the server's own text, empty if it sent none. */
export type UploadMedia = (
  upload: MediaUpload,
) => Promise<
  | { readonly kind: 'stored'; readonly link: string }
  | { readonly kind: 'failed'; readonly failure: { readonly msg: string } }
>

/** The selected mark and the ways to change it. */
export interface MarkEdit {
  readonly rect: MarkRect
  /** Language of the shown texts. */
  readonly language: string
  readonly languageName: string
  /** Changes the mark as it is at that time. `continued` joins the change to the one before, as in typing. */
  readonly change: (update: (rect: MarkRect) => MarkRect, continued?: boolean) => void
  /** Discards everything typed since the field got the focus. */
  readonly onDiscard: () => void
  readonly uploadMedia: UploadMedia
}
