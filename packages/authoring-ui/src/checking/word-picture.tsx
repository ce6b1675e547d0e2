import type { Box } from '@lectern/core/geometry'
import * as styles from './check-panel.css'

export interface PictureOfWord {
  readonly imageUrl: string
  readonly pageSize: { readonly width: number; readonly height: number }
  readonly box: Box
}

/** Shows a word as it stands on the page, framed, with a part of the lines around it. */
export function WordPicture({ imageUrl, pageSize, box, label }: PictureOfWord & { readonly label: string }) {
  const height = Math.max(1, box.height)
  const around = {
    x: box.x - 1.5 * height,
    y: box.y - 0.9 * height,
    width: box.width + 3 * height,
    height: 2.8 * height,
  }
  return (
    <svg
      role="img"
      aria-label={label}
      data-word-box={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className={styles.picture}
      viewBox={`${around.x} ${around.y} ${around.width} ${around.height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <image href={imageUrl} crossOrigin="anonymous" width={pageSize.width} height={pageSize.height} />
      <rect
        className={styles.frame}
        x={box.x - height * 0.06}
        y={box.y - height * 0.06}
        width={box.width + height * 0.12}
        height={box.height + height * 0.12}
        rx={height * 0.1}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
