import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout'
import { Spinner, spinnerSizes } from '.'

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = { args: { label: 'Opening the book…', showLabel: true } }

export const EverySize: Story = {
  render: () => (
    <Inline gap="l">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}
