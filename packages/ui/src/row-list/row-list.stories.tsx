import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge'
import { Icon } from '../icon'
import { BookOpen, Languages, Pencil } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Row, RowButton, RowLink, RowList } from '.'

const meta = {
  title: 'Collections/RowList',
  component: RowList,
  subcomponents: { Row, RowLink, RowButton },
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
        component: [
          '**Use for** items with one line each. `Row` is read; `RowLink` and `RowButton` can be pressed anywhere and are named by their title; actions at the end work separately.',
          '**Use `Table` instead** when each item has several details, **`ReorderList` instead** when the order matters.',
          '**Keyboard**: Tab moves between rows and their actions.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RowList>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
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
        <RowLink href="#two" current title="The open road" detail="You are here" lead={<Icon of={BookOpen} />} />
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
