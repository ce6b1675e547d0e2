import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text'
import { FoundationPage, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta
export default meta

/** From the top down. */
const layers = [
  ['tooltip', 'A word about what the pointer is on.'],
  ['toast', 'News, also while a dialog is open.'],
  ['menu', 'What a control opens, also within a dialog.'],
  ['dialog', 'Dialogs and drawers with their scrim.'],
  ['aside', 'Panels beside the page, on a phone above it.'],
  ['header', 'Bars that stay while the page scrolls.'],
] as const

export const Layers: StoryObj = {
  render: () => (
    <FoundationPage
      title="Layers"
      lead="Six, with names. Nobody climbs over anything by a larger number: what does not fit one of them belongs into the flow of the page."
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
