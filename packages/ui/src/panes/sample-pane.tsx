import { Text } from '../text'
import { vars } from '../tokens'

export interface SamplePaneProps {
  readonly children: string
  /** Two that stand side by side are of different ground, so that the seam is seen. */
  readonly ground: 'sunken' | 'surface'
}

/** What stands in a pane of the stories: stretched, so that one sees how far the pane reaches. */
export function SamplePane({ children, ground }: SamplePaneProps) {
  return (
    <div style={{ blockSize: '100%', padding: vars.space.l, backgroundColor: vars.color[ground] }}>
      <Text>{children}</Text>
    </div>
  )
}
