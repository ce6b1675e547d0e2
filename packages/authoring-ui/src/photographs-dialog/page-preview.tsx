import { cornersOfImage, type PhotographPlan } from '@lectern/core/page-photographs'
import type { Photograph } from '../photographs/photograph'
import { fitPage } from '../photographs/fit-page'
import * as styles from './photographs-dialog.css'

export interface PagePreviewProps {
  readonly photograph: Photograph
  /** An image of the photograph, of any size. */
  readonly source: string
  readonly plan: PhotographPlan | null
  /** CSS pixels. */
  readonly maxWidth: number
  readonly maxHeight: number
  readonly label: string
}

/** Shows the page as a plan cuts it out of its photograph. */
export function PagePreview({ photograph, source, plan, maxWidth, maxHeight, label }: PagePreviewProps) {
  const corners = plan?.corners ?? cornersOfImage(photograph)
  const { transform, width, height } = fitPage(corners, { width: maxWidth, height: maxHeight })
  return (
    <div role="img" aria-label={label} className={styles.preview} style={{ inlineSize: width, blockSize: height }}>
      <img
        src={source}
        alt=""
        draggable={false}
        className={styles.photograph}
        style={{
          inlineSize: photograph.width,
          blockSize: photograph.height,
          transform,
          filter: plan === null ? 'none' : describeLight(plan),
        }}
      />
    </div>
  )
}

/** Approximates the light that the server makes: it also takes shadows away. */
function describeLight({ light, brightness }: PhotographPlan): string {
  return light === 'even' ? `brightness(${brightness * 1.25}) contrast(1.1)` : `brightness(${brightness})`
}
