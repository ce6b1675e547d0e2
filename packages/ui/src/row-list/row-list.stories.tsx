import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge'
import { Icon } from '../icon'
import { BookOpen, Languages, Pencil } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Row, RowButton, RowLink, RowList } from '.'

const meta = {
  title: 'Components/RowList',
  component: RowList,
  args: { label: 'Books', children: null },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Things with a line each. Rows that go somewhere or do something are pressed anywhere and named by their title; buttons at their end keep their own press. Where several things are known of each, take a table; where order matters, a reorder list.',
      },
    },
  },
} satisfies Meta<typeof RowList>
export default meta
type Story = StoryObj<typeof meta>

export const Told: Story = {
  args: {
    children: (
      <>
        <Row title="Pages" tail="214" />
        <Row title="Narration" detail="English, by Ada" tail="2 h 10 min" />
        <Row title="Languages" lead={<Icon of={Languages} />} tail={<Badge tone="accent">3</Badge>} />
      </>
    ),
  },
}

export const Links: Story = {
  args: {
    children: (
      <>
        <RowLink href="#one" title="The river bank" detail="12 pages" lead={<Icon of={BookOpen} />} />
        <RowLink href="#two" current title="The open road" detail="Where you are" lead={<Icon of={BookOpen} />} />
        <RowLink
          href="#three"
          title="Everything that came rolling along that road in the summer of that year, told once more from the start"
          tail={<Badge tone="warning">draft</Badge>}
          lead={<Icon of={BookOpen} />}
        />
      </>
    ),
  },
}

export const Buttons: Story = {
  args: {
    children: (
      <>
        <RowButton selected title="Ada" detail="Warm, slow" onPress={() => undefined} />
        <RowButton
          selected={false}
          title="Ben"
          detail="Quick, young"
          tail={<IconButton icon={Pencil} label="Change Ben" size="s" />}
          onPress={() => undefined}
        />
        <RowButton disabled title="Cleo" detail="Not in this language" onPress={() => undefined} />
      </>
    ),
  },
}
