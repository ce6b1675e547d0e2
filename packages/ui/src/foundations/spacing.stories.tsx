import type { Meta, StoryObj } from '@storybook/react-vite'
import { spacings } from '../layout'
import { vars } from '../theme/contract.css'
import { FoundationPage, Row, Rows, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Spacing and radius', tags: ['page', '!dev'] } satisfies Meta
export default meta

const controls = {
  s: 'In bars and tables: 32 px, 44 px for touch.',
  m: 'Everywhere else: 40 px, 44 px for touch.',
  l: 'The main action of a screen: 48 px.',
} as const

export const SpacingAndRadius: StoryObj = {
  name: 'Spacing and radius',
  render: () => (
    <FoundationPage
      title="Spacing and radius"
      lead="All distances come from one scale, so that elements align. Related elements are closer to each other than unrelated ones."
    >
      <Section title="Space" lead="Gaps, paddings and margins. Stack, Inline and Grid accept these names.">
        <Rows>
          {spacings.map((name) => (
            <Row key={name} name={`space.${name}`} token={vars.space[name]}>
              <div className={styles.bar} style={{ inlineSize: vars.space[name] }} />
            </Row>
          ))}
        </Rows>
      </Section>
      <Section
        title="Radius"
        lead="The larger the element, the larger its radius: badge s, control m, card l, dialog xl."
      >
        <Rows>
          {Object.entries(vars.radius).map(([name, radius]) => (
            <Row key={name} name={`radius.${name}`} token={radius}>
              <div className={styles.corner} style={{ borderRadius: radius }} />
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Controls" lead="Heights. They grow for touch automatically.">
        <Rows>
          {Object.entries(vars.control).map(([name, height]) => (
            <Row
              key={name}
              name={`control.${name}`}
              meaning={Object.entries(controls).find(([known]) => known === name)?.[1]}
              token={height}
            >
              <div className={styles.control} style={{ blockSize: height }}>
                {name}
              </div>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Shadow" lead="How far an element is above its background; in high contrast a border shows it.">
        <Rows>
          {Object.entries(vars.shadow).map(([name, shadow]) => (
            <Row key={name} name={`shadow.${name}`} token={shadow}>
              <div className={styles.shadow} style={{ boxShadow: shadow }} />
            </Row>
          ))}
        </Rows>
      </Section>
    </FoundationPage>
  ),
}
