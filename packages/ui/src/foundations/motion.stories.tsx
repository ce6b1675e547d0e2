import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Text } from '../text'
import { vars } from '../theme/contract.css'
import { FoundationPage, Row, Rows, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta
export default meta

const durations = {
  quick: ['90 ms: an answer to the pointer, such as a hover.', vars.motion.quick],
  fade: ['150 ms: what comes and goes, such as a dialog.', vars.motion.fade],
  calm: ['260 ms: what moves a way, such as a drawer.', vars.motion.calm],
} as const

function MotionPage() {
  const [moves, setMoves] = useState(0)
  return (
    <FoundationPage
      title="Motion"
      lead="Motion says where something came from and where it went. It never makes anybody wait, and nothing moves by itself while somebody reads, but the word that is spoken."
    >
      <Section title="Durations" lead="All with one easing: quick to start, calm to arrive.">
        <div>
          <Button onClick={() => setMoves(moves + 1)}>Move</Button>
        </div>
        <Rows>
          {Object.entries(durations).map(([name, [meaning, duration]]) => (
            <Row key={name} name={`motion.${name}`} meaning={meaning}>
              <div className={styles.path}>
                <div
                  key={moves}
                  className={styles.mover}
                  data-moving={moves > 0 ? '' : undefined}
                  style={{ animationDuration: duration }}
                />
              </div>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Reduced motion">
        <Text>
          Where the operating system asks for less motion, every duration of the theme becomes 0.01 ms: nothing moves,
          and what waits for the end of a movement still gets it. Use the tokens, and there is nothing else to do.
        </Text>
      </Section>
    </FoundationPage>
  )
}

export const Motion: StoryObj = { render: () => <MotionPage /> }
