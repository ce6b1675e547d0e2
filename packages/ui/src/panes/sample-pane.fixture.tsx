import { Text } from '../text'
import { vars } from '../tokens'

export interface SamplePaneProps {
  readonly children: string
  /** Panes beside each other have different backgrounds, to show the border between them. */
  readonly ground: 'sunken' | 'surface'
}

/** The content of a pane in the stories, stretched to show the size of the pane. */
export function SamplePane({ children, ground }: SamplePaneProps) {
  return (
    <div style={{ blockSize: '100%', padding: vars.space.l, backgroundColor: vars.color[ground] }}>
      <Text>{children}</Text>
    </div>
  )
}
