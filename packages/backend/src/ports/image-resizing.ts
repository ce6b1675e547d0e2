export interface ResizeRequest {
  /** JPEG, PNG, WebP or TIFF. It is copied, not changed. */
  image: Uint8Array
  /** Pixels. An image that is no wider keeps its size: it is never enlarged. */
  width: number
  /** 1 to 100. */
  quality: number
  signal?: AbortSignal
}

export type ResizeFailure =
  /** The bytes are no image that can be read. */
  | 'not-an-image'
  /** Over the limit of pixels. */
  | 'too-large'
  /** Took longer than the limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine failed; worth another try. */
  | 'engine-failed'

export type ResizeResult =
  | { kind: 'resized'; bytes: Uint8Array; contentType: 'image/webp'; width: number; height: number }
  | { kind: 'failed'; code: ResizeFailure; message: string }

/** Makes smaller images of an image, off the event loop. Expected failures are answered, never thrown. */
export interface ImageResizing {
  resize(request: ResizeRequest): Promise<ResizeResult>
}
