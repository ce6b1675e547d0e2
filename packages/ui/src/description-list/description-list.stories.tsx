import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge'
import { Card } from '../card'
import { DescriptionList } from '.'

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    entries: [
      { term: 'Title', value: 'The Wind in the Willows' },
      { term: 'Languages', value: 'English, Español, Deutsch' },
      { term: 'State', value: <Badge tone="success">published</Badge> },
      { term: 'Where it comes from', value: 'A scan of the edition of 1908, with the drawings of the edition of 1931' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'What is known of one thing. Of several things, take a table. Terms and values stand beside each other where the place is wide enough, whatever the window.',
      },
    },
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
}
