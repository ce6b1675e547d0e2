import type { Meta, StoryObj } from '@storybook/react-vite'
import { EngineBoard } from './engine-board'
import { engineReports } from './engine-reports.fixture'

const meta = {
  title: 'Authoring/EngineBoard',
  component: EngineBoard,
  args: { engines: engineReports, probed: true },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the engines of this server: which are available and how long a test took.',
          '**Use `GuideStepper` instead** for the steps of one book.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof EngineBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {}

const untimed = engineReports.map(({ seconds: _seconds, ...report }) => report)

export const NotChecked: Story = { args: { engines: untimed, probed: false } }
