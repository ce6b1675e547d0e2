import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Text } from '../text'
import { vars } from '../theme/contract.css'
import { FoundationPage, Row, Rows, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Motion', tags: ['page', '!dev'] } satisfies Meta
export default meta

const durations = {
  quick: ['A response to the pointer, such as a hover.', vars.motion.quick],
  fade: ['What appears and disappears, such as a dialog.', vars.motion.fade],
  calm: ['What moves across the screen, such as a drawer.', vars.motion.calm],
} as const

function MotionPage() {
  const [moves, setMoves] = useState(0)
  return (
    <FoundationPage
      title="Motion"
      lead="Motion shows where something comes from and where it goes. It never makes people wait, and nothing but the spoken word moves while they read."
    >
      <Section title="Durations" lead="All use the same easing: a quick start and a calm end.">
        <div>
          <Button onClick={() => setMoves(moves + 1)}>Move</Button>
        </div>
        <Rows>
          {Object.entries(durations).map(([name, [meaning, duration]]) => (
            <Row key={name} name={`motion.${name}`} meaning={meaning} token={duration}>
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
          and events at the end of an animation still fire. Components that use the tokens need nothing else.
        </Text>
      </Section>
    </FoundationPage>
  )
}

export const Motion: StoryObj = { render: () => <MotionPage /> }
