export interface ResizeRequest {
  /** JPEG, PNG, WebP or TIFF. It is copied, not changed. */
  image: Uint8Array
  /** Pixels. Narrower images keep their size: images are never enlarged. */
  width: number
  /** 1 to 100. */
  quality: number
  signal?: AbortSignal
}

export type ResizeFailure =
  /** The bytes are not a readable image. */
  | 'not-an-image'
  /** Exceeds the limit of pixels. */
  | 'too-large'
  /** Exceeded the time limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine failed; worth a retry. */
  | 'engine-failed'

export type ResizeResult =
  | { kind: 'resized'; bytes: Uint8Array; contentType: 'image/webp'; width: number; height: number }
  /** `message` is for people; `cause` has the engine's own words, for the log. */
  | { kind: 'failed'; code: ResizeFailure; message: string; cause?: string }

/** Resizes images off the event loop. Expected failures are returned, never thrown. */
export interface ImageResizing {
  resize(request: ResizeRequest): Promise<ResizeResult>
}
