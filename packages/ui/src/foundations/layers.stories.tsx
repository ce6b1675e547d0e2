import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text'
import { FoundationPage, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Layers', tags: ['page', '!dev'] } satisfies Meta
export default meta

/** From the top down. */
const layers = [
  ['tooltip', 'Tooltips.'],
  ['toast', 'Messages, even while a dialog is open.'],
  ['menu', 'Menus and popovers, including those in a dialog.'],
  ['dialog', 'Dialogs and drawers with their backdrop.'],
  ['aside', 'Panels beside the page; on phones above it.'],
  ['header', 'Bars that stay while the page scrolls.'],
] as const

export const Layers: StoryObj = {
  render: () => (
    <FoundationPage
      title="Layers"
      lead="Six named layers. Do not use other z-index values: what fits none of the layers belongs in the flow of the page."
    >
      <Section title="From the top down">
        <ol className={styles.layers}>
          {layers.map(([name, meaning]) => (
            <li key={name} className={styles.layer}>
              <Text face="code" size="s" weight="medium">
                layer.{name}
              </Text>
              <Text size="s" tone="muted" align="end">
                {meaning}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
    </FoundationPage>
  ),
}
