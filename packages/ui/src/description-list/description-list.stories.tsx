import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge'
import { Card } from '../card'
import { DescriptionList } from '.'

const meta = {
  title: 'Collections/DescriptionList',
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
        component: [
          '**Use for** the details of one item. Terms and values are side by side wherever there is room.',
          '**Use `Table` instead** when you list the same details of several items.',
          '**Keyboard**: it takes no focus; links in it do.',
        ].join('\n\n'),
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
