import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout'
import { Text } from '../text'
import { Avatar, avatarSizes } from '.'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#3f6b57"/><circle cx="40" cy="32" r="15" fill="#f0d9b5"/><path d="M10 80a30 28 0 0 1 60 0z" fill="#d98b4a"/></svg>',
)}`

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a person: a picture, otherwise the initials, otherwise an icon.',
          'The name is read to screen readers. Set `decorative` where the name is beside the avatar.',
          '**Use a picture instead** when you show a book: `CardLink` takes its cover.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const EverySize: Story = {
  render: (args) => (
    <Inline gap="m">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}

export const Picture: Story = {
  render: (args) => (
    <Inline gap="m">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} src={portrait} size={size} />
      ))}
    </Inline>
  ),
}

/** The initials stay when the picture cannot be loaded. */
export const PictureFailed: Story = { args: { src: 'data:image/png;base64,AAAA' } }

export const NoName: Story = {
  render: () => (
    <Inline gap="m">
      {avatarSizes.map((size) => (
        <Avatar key={size} name="" size={size} />
      ))}
    </Inline>
  ),
}

export const EveryScript: Story = {
  render: () => (
    <Inline gap="m">
      {['Élodie Ångström', '李小龙', 'محمد علي', 'नेहा शर्मा', 'Лев Толстой', 'さくら ももこ'].map((name) => (
        <Avatar key={name} name={name} size="l" />
      ))}
    </Inline>
  ),
}

export const BesideTheName: Story = {
  render: (args) => (
    <Inline gap="m">
      <Avatar {...args} decorative />
      <Text>{args.name}</Text>
    </Inline>
  ),
}
