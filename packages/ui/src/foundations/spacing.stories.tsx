import type { Meta, StoryObj } from '@storybook/react-vite'
import { spacings } from '../layout'
import { vars } from '../theme/contract.css'
import { FoundationPage, Row, Rows, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Spacing and radius', tags: ['!autodocs'] } satisfies Meta
export default meta

const controls = {
  s: 'In bars and tables: 32 px, 44 px under a finger.',
  m: 'Everywhere else: 40 px, 44 px under a finger.',
  l: 'The one thing to do on a screen: 48 px.',
} as const

export const SpacingAndRadius: StoryObj = {
  name: 'Spacing and radius',
  render: () => (
    <FoundationPage
      title="Spacing and radius"
      lead="Distances come from one scale, so that things line up without anybody measuring. What belongs together stands closer than what does not."
    >
      <Section title="Space" lead="Gaps, paddings and margins. Stack, Inline and Grid take these names.">
        <Rows>
          {spacings.map((name) => (
            <Row key={name} name={`space.${name}`}>
              <div className={styles.bar} style={{ inlineSize: vars.space[name] }} />
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Radius" lead="The larger the thing, the rounder: a badge s, a control m, a card l, a dialog xl.">
        <Rows>
          {Object.entries(vars.radius).map(([name, radius]) => (
            <Row key={name} name={`radius.${name}`}>
              <div className={styles.corner} style={{ borderRadius: radius }} />
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Controls" lead="Heights. Whoever sizes a control by these need not think of fingers.">
        <Rows>
          {Object.entries(controls).map(([name, meaning]) => (
            <Row key={name} name={`control.${name}`} meaning={meaning}>
              <div
                className={styles.control}
                style={{ blockSize: Object.entries(vars.control).find(([known]) => known === name)?.[1] }}
              >
                {name}
              </div>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Shadow" lead="How far something lies above its ground; in high contrast a line says it.">
        <Rows>
          {Object.entries(vars.shadow).map(([name, shadow]) => (
            <Row key={name} name={`shadow.${name}`}>
              <div className={styles.shadow} style={{ boxShadow: shadow }} />
            </Row>
          ))}
        </Rows>
      </Section>
    </FoundationPage>
  ),
}
